import { expect, test } from '@jest/globals';
import { queryClient } from '@serein/mfe-kit/host';
import { newestOverview, overviewQuery } from './registry-queries.ts';

test('an answer that was on its way does not pass for the newest', async () => {
  let answerBefore = () => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answerBefore = () => resolve(Response.json({ success: true, apps: ['before'] }));
    });
  const before = queryClient.fetchQuery(overviewQuery).catch(() => 'cancelled');
  globalThis.fetch = async () => Response.json({ success: true, apps: ['after'] });
  const newest = newestOverview(queryClient);
  answerBefore();
  expect(await newest).toMatchObject({ apps: ['after'] });
  expect(await before).toBe('cancelled');
});
