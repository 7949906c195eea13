import { expect, test } from '@jest/globals';
import { aiRoutes } from './ai/index.ts';
import { careRoutes } from './care/index.ts';
import { communityRoutes } from './community/index.ts';
import type { Route } from './http.ts';
import { identityRoutes } from './identity/index.ts';
import { learnRoutes } from './learn/index.ts';

const routes: Route[] = [aiRoutes, careRoutes, communityRoutes, identityRoutes, learnRoutes].flatMap((table) =>
  Object.values<Route>(table),
);

test('whoever sends files is counted', () => {
  const uncounted = routes.filter(({ files, rate }) => files && rate?.per !== 'user');
  expect(uncounted.map(({ path }) => path)).toEqual([]);
});
