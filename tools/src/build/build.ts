import { join } from 'node:path';
import { type App, ROOT, SHELL, serviceFolder } from '../workspace.ts';
import { buildOnce } from './cache.ts';
import { type RunningCommand, runCommand } from './run.ts';
import { appUnit, developmentHostUnit, servicesUnit } from './units.ts';

const TSC = join(ROOT, 'node_modules/.bin/tsc');

/** Gets the running command, so that it can be killed. */
export type OnRun = (command: RunningCommand) => void;

/** Builds one app into its dist/, unless nothing changed since the last time. Answers whether it was built. */
export function buildApp(app: App, onRun: OnRun = () => {}): Promise<boolean> {
  return buildOnce(ROOT, appUnit(app), () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    return run(runCommand('npm', ['run', 'build', '--silent', '-w', app.folder], { cwd: ROOT, env }), onRun);
  });
}

/** Builds the shell with a React that can swap components, for a remote's dev server. Its dist/ stays as it is. */
export function buildDevelopmentHost(onRun: OnRun = () => {}): Promise<boolean> {
  return buildOnce(ROOT, developmentHostUnit(), () => {
    const env = { ...process.env, NODE_ENV: 'development' };
    const parameters = ['run', 'build', '--silent', '-w', SHELL.folder, '--', '--env', 'development'];
    return run(runCommand('npm', parameters, { cwd: ROOT, env }), onRun);
  });
}

/** Compiles all services and their packages, unless nothing changed since the last time. */
export function buildServices(onRun: OnRun = () => {}): Promise<boolean> {
  const unit = servicesUnit();
  return buildOnce(ROOT, unit, () => run(runCommand(TSC, ['-b', ...unit.folders], { cwd: ROOT }), onRun));
}

/** Compiles one service and its packages; the others stay as they are. */
export function buildService(name: string): Promise<void> {
  return runCommand(TSC, ['-b', serviceFolder(name)], { cwd: ROOT }).done;
}

function run(command: RunningCommand, onRun: OnRun): Promise<void> {
  onRun(command);
  return command.done;
}
