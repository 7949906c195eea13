import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Team } from '@serein/tools/alone';
import type { Browser } from 'playwright-core';
import { logIn } from '../site/accounts.ts';
import { liveEntry, teamOf } from '../site/team.ts';
import { launchBrowser, visit } from '../site/visitor.ts';

interface Candidate {
  fault: string;
  file: string;
  from: string;
  to: string;
  reason: RegExp;
  /** What `--force` ends with: 1 where the site does not give the version to anybody. */
  forcedCode: number;
}

const CANDIDATES: Candidate[] = [
  {
    fault: 'lacks a page',
    file: 'exposes.mjs',
    from: "  './MyAppointmentsPage': './src/appointments/MyAppointmentsPage.tsx',\n",
    to: '',
    reason: /\.\/MyAppointmentsPage is missing: the live shell shows it at \/my-appointments/,
    forcedCode: 0,
  },
  {
    fault: 'wants another React',
    file: '/packages/mfe-build/src/shared.mjs',
    from: "split('.')[0]}.0.0",
    to: "split('.')[0] - 1}.0.0",
    reason: /It takes react \^18\.0\.0, and the live shell provides 19\./,
    forcedCode: 1,
  },
  {
    fault: 'crashes',
    file: 'src/appointments/MyAppointmentsPage.tsx',
    from: "  usePageTitle('My Appointments');",
    to: "  throw new Error('A crash in the first render');",
    reason: /MyAppointmentsPage: .*A crash in the first render/,
    forcedCode: 0,
  },
];

let browser: Browser;
let care: Team;
let good: string;
beforeAll(async () => {
  browser = await launchBrowser();
  care = await teamOf('care');
  good = (await liveEntry('care')).live.version;
});
afterEach(() => care.restore());
afterAll(async () => {
  await care?.leave();
  await browser?.close();
});

test.each(CANDIDATES)(
  'a candidate that $fault is refused; forced through, patients stay on the last good version',
  async ({ file, from, to, reason, forcedCode }) => {
    care.edit(file, from, to);
    const refused = await care.deploy();
    expect(refused.output).toMatch(reason);
    expect(refused.code).toBe(1);
    expect((await liveEntry('care')).live.version).toBe(good);

    const forced = await care.deploy('--built', '--force');
    expect(forced.output).toMatch(reason);
    expect(forced.output).toContain('forced: it goes on all the same');
    expect(forced.code).toBe(forcedCode);
    const someone = await visit(browser, { expected: [/A crash in the first render/] });
    await logIn(someone.page, 'patient');
    await someone.page.goto('/my-appointments');
    await someone.page.getByRole('article').first().waitFor();
    await someone.page.goto('/doctors');
    await someone.page.locator('a[href^="/appointment/"]').first().waitFor();
    expect(await someone.troubles()).toEqual([]);
    await someone.close();

    const back = await care.deploy('rollback');
    expect(back.code).toBe(0);
    expect((await liveEntry('care')).live.version).toBe(good);

    const again = await care.deploy('--built', '--once', '--force');
    expect(again.output).toContain('was shown before');
    expect(again.code).toBe(0);
    expect((await liveEntry('care')).live.version).toBe(good);
  },
  240_000,
);

test('what was done is in the history: who, what and what was forced', async () => {
  const { output } = await care.deploy('history', '--limit', '2');
  const [, latest, before] = output.trim().split('\n');
  expect(latest).toMatch(new RegExp(` rollback +${good} .* the care team$`));
  expect(before).toMatch(/ deploy .* the care team +forced: .*A crash in the first render/);
});

test("one team's token is no good for another remote", async () => {
  const there = (await liveEntry('learn')).live.version;
  const { code, output } = await care.deploy('rollback', 'learn');
  expect(output).toContain('This deploy token is for care, not for learn.');
  expect(code).toBe(1);
  expect((await liveEntry('learn')).live.version).toBe(there);
});
