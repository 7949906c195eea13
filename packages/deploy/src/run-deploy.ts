import { appAt } from './checkout.ts';
import { type CommandLine, checkNpmTookNothing, readCommandLine } from './command-line.ts';
import { change } from './commands/change.ts';
import { deploy } from './commands/deploy.ts';
import { gate } from './commands/gate.ts';
import { history } from './commands/history.ts';
import { list } from './commands/list.ts';
import { token } from './commands/token.ts';
import { DeployFailure, WrongUse } from './failure.ts';
import { HELP } from './help.ts';
import type { Surroundings } from './surroundings.ts';

/** Each answers the exit code: 0 done, 1 refused. */
const COMMANDS: Record<CommandLine['action'], (line: CommandLine, around: Surroundings) => Promise<number>> = {
  deploy,
  gate,
  promote: change,
  abort: change,
  rollback: change,
  list,
  history,
  token,
  help: async (_, { out }) => {
    out.write(HELP);
    return 0;
  },
};

/** One run of the command. Answers its exit code: 0 done, 1 refused or failed, 2 wrong use. */
export async function runDeploy(args: string[], around: Surroundings): Promise<number> {
  try {
    checkNpmTookNothing(around.env);
    const line = readCommandLine(args, appAt(around.cwd));
    return await COMMANDS[line.action](line, around);
  } catch (error) {
    if (!(error instanceof DeployFailure)) throw error;
    around.err.write(`${error.message}\n`);
    if (!(error instanceof WrongUse)) return 1;
    around.err.write('npm run deploy -- help tells what there is.\n');
    return 2;
  }
}
