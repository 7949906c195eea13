import { buildService } from './build/build.ts';
import { checkService } from './contract/check-service.ts';
import { CommandFailure } from './failure.ts';
import { readRollCommand } from './roll/command.ts';
import { askToRoll } from './roll/control.ts';
import { launchedSite } from './roll/launched-site.ts';
import { Progress } from './start/progress.ts';

/**
 * `npm run roll -- care`: puts a service's present sources into the running site. Builds it, asks who would notice, and
 * replaces its copies one after the other.
 */
try {
  const { service, force, checkOnly } = readRollCommand(process.argv.slice(2));
  const site = launchedSite();
  const progress = new Progress();
  await progress.step(`build ${service}`, () => buildService(service));
  const reasons = await progress.step(`ask who calls ${service}`, () => checkService(service, site.natsUrl));
  for (const reason of reasons) progress.line(`    ${reason}`);
  if (reasons.length > 0 && !force) {
    throw new CommandFailure(
      `${service} was not rolled: others would notice. Let them change first, or say --force. The running copies keep the old build until they are started again.`,
    );
  }
  if (!checkOnly) {
    const control = site.control();
    await progress.step(`roll ${service}`, () => askToRoll(control, service, (line) => progress.line(`    ${line}`)));
  }
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
