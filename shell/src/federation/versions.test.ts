import { expect, jest, test } from '@jest/globals';

const ask = jest.fn(async () => ({ revision: '1', shell: { version: 's1', channel: 'live' }, remotes: {} }));
jest.unstable_mockModule('@serein/mfe-kit', () => ({ call: ask }));

test('a tab that was asleep for a quarter of an hour asks when somebody looks at it', async () => {
  const tab = Object.assign(new EventTarget(), { hidden: false, getElementById: () => null });
  Object.assign(globalThis, { document: tab });
  const { followDeployments } = await import('./versions.ts');
  followDeployments();
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ask).not.toHaveBeenCalled();

  // performance.now() stands still while a device sleeps.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});
