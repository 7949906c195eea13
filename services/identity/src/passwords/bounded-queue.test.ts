import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.ts';

describe('a bounded queue', () => {
  it('runs no more at once than its width, turns away what does not fit, and takes work again afterwards', async () => {
    const queue = new BoundedQueue(2, 3);
    const finish: (() => void)[] = [];
    let atOnce = 0;
    let most = 0;
    const job = async () => {
      most = Math.max(most, ++atOnce);
      await new Promise<void>((resolve) => finish.push(resolve));
      atOnce--;
      return 'done';
    };
    const results = Array.from({ length: 7 }, () => queue.run(job));
    expect(await Promise.all(results.slice(5))).toEqual(['full', 'full']);
    const all = Promise.all(results.slice(0, 5));
    for (let finished = 0; finished < 5; ) {
      const next = finish.shift();
      if (next) {
        next();
        finished++;
      }
      await Promise.resolve();
    }
    expect(await all).toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
    const again = queue.run(job);
    finish.shift()?.();
    expect(await again).toBe('done');
  });

  it('hands the place of a failed job on', async () => {
    const queue = new BoundedQueue(1, 1);
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
