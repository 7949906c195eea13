import { expect, test } from '@jest/globals';
import { untilLoaded } from './patiently.ts';

test('a part of the shell that an outage kept away comes when it is over', async () => {
  let time = 0;
  const clock = {
    now: () => time,
    pause: async (ms: number) => {
      time += ms;
    },
  };
  const tries: number[] = [];
  const load = async () => {
    tries.push(time);
    if (time < 60_000) throw new Error('offline');
    return 'menu';
  };
  expect(await untilLoaded(load, clock)).toBe('menu');
  expect(time).toBeLessThan(75_000);
  expect(tries.length).toBeLessThan(20);
});
