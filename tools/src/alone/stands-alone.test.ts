import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runCommand } from '../build/run.ts';
import { APPS, SHELL } from '../workspace.ts';
import { checkOutAlone, type LoneCheckout } from './lone-checkout.ts';

const PATIENCE_MS = 180_000;
const REMOTES = APPS.filter((app) => app !== SHELL);
/** Without what npm tells the scripts that it runs: it speaks of the checkout that this test runs in. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

describe('without the sources of the other folders', () => {
  let checkout: LoneCheckout | undefined;
  afterEach(() => checkout?.remove());

  it.each(REMOTES)(
    '$folder builds with one command',
    async ({ folder }) => {
      checkout = checkOutAlone(folder);
      await runCommand('npm', ['run', 'build', '-w', folder], { cwd: checkout.root, env }).done;
      expect(existsSync(join(checkout.root, folder, 'dist/manifest.json'))).toBe(true);
      expect(existsSync(join(checkout.root, 'shell'))).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'the tests of services/learn pass with one command',
    async () => {
      checkout = checkOutAlone('services/learn');
      await expect(
        runCommand('npm', ['test', '-w', 'services/learn'], { cwd: checkout.root, env }).done,
      ).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );
});
