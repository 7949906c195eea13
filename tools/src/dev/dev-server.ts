import { join } from 'node:path';
import { freePort, runGuarded } from '@serein/infra';
import { CommandFailure } from '../failure.ts';
import type { LaunchTools } from '../start/launch.ts';
import { APPS, type App, ROOT } from '../workspace.ts';

export function appToDevelop(name: string | undefined): App {
  const app = APPS.find((candidate) => candidate.name === name);
  if (app) return app;
  throw new CommandFailure(`Say which app: npm run dev -- ${APPS.map((known) => known.name).join(' | ')}`);
}

/** Starts the app's own server with hot reload and answers its address. Its messages go to this console. */
export async function startDevServer(app: App, { cleanup, progress }: LaunchTools): Promise<string> {
  const port = Number(process.env.DEV_PORT) || (await freePort());
  const url = `http://localhost:${port}`;
  const server = await progress.step(`dev server of ${app.name}`, () =>
    runGuarded({
      command: join(ROOT, 'node_modules/.bin/rspack'),
      args: ['serve'],
      cwd: join(ROOT, app.folder),
      env: { NODE_ENV: 'development', DEV_PORT: String(port) },
      isReady: () => isServing(url),
    }),
  );
  await cleanup.add(() => server.stop());
  return url;
}

async function isServing(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}
