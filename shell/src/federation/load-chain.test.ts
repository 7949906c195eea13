import { expect, test } from '@jest/globals';
import { Failures } from './failures.ts';
import { type Chain, loadFirst, NotExposed } from './load-chain.ts';

const LIVE = { version: 'live' };
const PREVIOUS = { version: 'previous' };

type Outcome = 'ok' | 'fails' | 'missing' | 'slow';

/** A site whose versions behave as told, try by try; the last behaviour stays. */
function site(behaviour: Record<string, Outcome[]>, failures = new Failures()) {
  const tries: string[] = [];
  let time = 0;
  const chain = (module: string): Chain<{ version: string }, string> => ({
    releases: [LIVE, PREVIOUS].filter(({ version }) => version in behaviour),
    module,
    failures,
    load: async ({ version }, attempt) => {
      tries.push(version);
      const outcomes = behaviour[version] ?? [];
      const outcome = outcomes[Math.min(attempt, outcomes.length - 1)];
      if (outcome === 'missing') throw new NotExposed(module);
      if (outcome === 'slow') time += 15_000;
      if (outcome !== 'ok') throw new Error(`${version} ${outcome}`);
      return `${module} of ${version}`;
    },
    clock: {
      now: () => time,
      pause: async (ms) => {
        time += ms;
      },
    },
  });
  return { load: (module = 'Page') => loadFirst(chain(module)), tries, failures };
}

test('R-48: a passing failure costs a second try, no more', async () => {
  const { load, tries, failures } = site({ live: ['fails', 'ok'], previous: ['ok'] });
  expect(await load()).toEqual({ release: LIVE, loaded: 'Page of live' });
  expect(tries).toEqual(['live', 'live']);
  expect(failures.of('live', 'Page')).toBeUndefined();
});

test('R-48, R-50: after three tries the previous version takes its place, and the live one is left alone', async () => {
  const { load, tries, failures } = site({ live: ['fails'], previous: ['ok'] });
  expect((await load()).release).toBe(PREVIOUS);
  expect(tries).toEqual(['live', 'live', 'live', 'previous']);
  expect(failures.of('live', 'Page')).toMatchObject({ trouble: 'live fails', isReported: false });
  tries.length = 0;
  expect((await load()).release).toBe(PREVIOUS);
  expect((await load('Other')).release).toBe(PREVIOUS);
  expect(tries).toEqual(['previous', 'previous']);
});

test('R-50: a version that failed in one module still gives those that no other one has', async () => {
  const failures = new Failures();
  failures.add('live', 'Page', 'It crashed.');
  const { load } = site({ live: ['ok'], previous: ['missing'] }, failures);
  expect((await load('New')).release).toBe(LIVE);
  await expect(load('Page')).rejects.toThrow('It crashed.');
});

test('R-49: a page that the live version lost comes from the previous one, without a second try', async () => {
  const { load, tries, failures } = site({ live: ['missing'], previous: ['ok'] });
  expect((await load()).release).toBe(PREVIOUS);
  expect(tries).toEqual(['live', 'previous']);
  expect(failures.of('live', 'Page')?.trouble).toMatch(/missing/);
});

test('R-49, R-50: a version that lacks one module is still the first choice for the others', async () => {
  const failures = new Failures();
  await site({ live: ['missing'], previous: ['ok'] }, failures).load('Lost');
  expect((await site({ live: ['ok'], previous: ['ok'] }, failures).load()).release).toBe(LIVE);
});

test('a page that no version has is coming soon', async () => {
  const { load } = site({ live: ['missing'], previous: ['missing'] });
  await expect(load()).rejects.toBeInstanceOf(NotExposed);
});

test('R-48, R-50: when all fail the first failure is told, and the next question fails at once until all is forgotten', async () => {
  const { load, tries, failures } = site({ live: ['fails'], previous: ['fails'] });
  await expect(load()).rejects.toThrow('live fails');
  expect(tries).toHaveLength(6);
  await expect(load()).rejects.toThrow('live fails');
  expect(tries).toHaveLength(6);
  failures.forget('live');
  failures.forget('previous');
  await expect(load()).rejects.toThrow('live fails');
  expect(tries).toHaveLength(12);
});

test('R-48: a slow version is tried once: the one before may be quicker', async () => {
  const { load, tries } = site({ live: ['slow'], previous: ['ok'] });
  expect((await load()).release).toBe(PREVIOUS);
  expect(tries).toEqual(['live', 'previous']);
});
