/** A command cannot go on, for a reason that its message tells to a person. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
