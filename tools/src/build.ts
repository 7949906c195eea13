import { buildApp, buildServices } from './build/build.ts';
import { inPool } from './build/pool.ts';
import { CommandFailure } from './failure.ts';
import { APPS } from './workspace.ts';

try {
  await inPool(2, [() => buildServices(), ...APPS.map((app) => () => buildApp(app))]);
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
