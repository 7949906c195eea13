import { watch } from 'node:fs';
import { join } from 'node:path';
import { runGuarded } from '@serein/infra';
import type { LaunchTools } from '../start/launch.ts';
import type { Processes } from '../start/processes.ts';
import { ROOT, serviceFolder } from '../workspace.ts';
import { ChangedScripts } from './changed-scripts.ts';

/** The compiler writes many files at once. */
const QUIET_MS = 300;

/** Compiles the service and its packages whenever a source changes, and restarts it after each change of the result that can run. */
export async function watchService(
  name: string,
  processes: Processes,
  { cleanup, progress }: LaunchTools,
): Promise<void> {
  const folder = serviceFolder(name);
  const compiler = await runGuarded({
    command: join(ROOT, 'node_modules/.bin/tsc'),
    args: ['-b', '-w', '--preserveWatchOutput', folder],
    cwd: ROOT,
    isReady: async () => true,
  });
  await cleanup.add(() => compiler.stop());

  let timer: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  const changed = new ChangedScripts();
  const restart = async () => {
    if (await changed.takeUnlessBroken()) {
      progress.line(`  ! ${name} runs on as it was: see the compiler's error above`);
      return;
    }
    await processes.restart(name);
    progress.line(`  ↻ ${name} restarted`);
  };
  for (const output of [`${folder}/dist`, 'packages/contracts/dist', 'packages/service-kit/dist']) {
    const watcher = watch(join(ROOT, output), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.js')) return;
      changed.add(join(ROOT, output, file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarted = restarted.then(restart); // one after the other, so that no process is left over
      }, QUIET_MS);
    });
    await cleanup.add(() => watcher.close());
  }
  progress.line(`  ${name}: the service follows ${folder}/src`);
}
