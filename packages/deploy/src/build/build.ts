import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { folderOf, ROOT } from '../checkout.ts';
import { DeployFailure } from '../failure.ts';

const SHOWN_LINES = 60;

/** Builds the app for production with its own `npm run build`. Throws with the end of the build's output. */
export async function buildApp(app: string, env: NodeJS.ProcessEnv): Promise<void> {
  // What npm tells the scripts that it runs may speak of another folder than the app's.
  const inherited = Object.entries(env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: join(ROOT, folderOf(app)),
    env: { ...Object.fromEntries(inherited), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const end = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new DeployFailure(`${end}\nThe build of ${app} failed; nothing was published.`);
}
