import { expect, test } from '@jest/globals';
import { measureFirstLoad } from '@serein/bench';
import { SITE_URL } from '../site/visitor.ts';

/** The size budget: bytes after gzip, and responses in series (HTML, scripts, data). */
const SHELL_SCRIPT_BYTES = 135 * 1024;
const DOCTORS_SCRIPT_BYTES = 60 * 1024;
const DEPTH_TO_FIRST_DOCTOR = 4;

test('the first load of / and /doctors stays within the budget', async () => {
  const home = await measureFirstLoad(SITE_URL(), '/', 'h1');
  const doctors = await measureFirstLoad(SITE_URL(), '/doctors', 'main a[href^="/appointment/"]');
  const shell = Object.entries(home.scripts).filter(([file]) => file.startsWith('/site/shell/'));
  const shellBytes = shell.reduce((sum, [, size]) => sum + size, 0);
  expect(shell.length).toBeGreaterThan(0);
  expect(shellBytes).toBeLessThanOrEqual(SHELL_SCRIPT_BYTES);
  expect(doctors.scriptBytes - shellBytes).toBeLessThanOrEqual(DOCTORS_SCRIPT_BYTES);
  expect(doctors.depth).toBeLessThanOrEqual(DEPTH_TO_FIRST_DOCTOR);
});
