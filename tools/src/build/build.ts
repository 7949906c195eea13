import { join } from 'node:path';
import { type App, ROOT } from '../workspace.ts';
import { buildOnce } from './cache.ts';
import { type RunningCommand, runCommand } from './run.ts';
import { appUnit, servicesUnit } from './units.ts';

const TSC = join(ROOT, 'node_modules/.bin/tsc');

type OnRun = (command: RunningCommand) => void;

/** Builds one app into its dist/, unless nothing changed since the last time. Answers whether it was built. */
export function buildApp(app: App, onRun: OnRun = () => {}): Promise<boolean> {
  return buildOnce(ROOT, appUnit(app), () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    return run(runCommand('npm', ['run', 'build', '--silent', '-w', app.folder], { cwd: ROOT, env }), onRun);
  });
}

/** Compiles all services and their packages, unless nothing changed since the last time. */
export function buildServices(onRun: OnRun = () => {}): Promise<boolean> {
  const unit = servicesUnit();
  return buildOnce(ROOT, unit, () => run(runCommand(TSC, ['-b', ...unit.folders], { cwd: ROOT }), onRun));
}

function run(command: RunningCommand, onRun: OnRun): Promise<void> {
  onRun(command);
  return command.done;
}
