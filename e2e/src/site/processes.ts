import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of one service of the site under test, a child of its launcher. */
export function servicePid(service: string): number {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('SITE_DATA_DIR is missing: faults are only tried on a site that the tests started.');
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'launcher.json'), 'utf8')) as { pid: number };
  const found = execFileSync('pgrep', ['-P', String(pid), '-f', `services/${service}/dist/main.js`], {
    encoding: 'utf8',
  });
  return Number(found.trim());
}

/** Looks again and again until `look` answers something true. Throws after the limit. */
export async function eventually<T>(limitMs: number, look: () => Promise<T | false | null | undefined>): Promise<T> {
  const until = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > until) throw new Error(`not seen within ${limitMs} ms`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
