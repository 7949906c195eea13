/** The command cannot go on, for a reason that its message tells to a person in one sentence. */
export class DeployFailure extends Error {
  override readonly name = 'DeployFailure';
}

/** The command was written wrongly. */
export class WrongUse extends DeployFailure {}
