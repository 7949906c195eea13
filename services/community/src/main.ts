import 'reflect-metadata';
import { communityRoutes } from '@serein/contracts/community';
import { runService } from '@serein/service-kit';
import { CommunityModule } from './community.module.ts';
import { AUTHOR_CALLS } from './members/authors.ts';

await runService({
  name: 'community',
  module: CommunityModule,
  routes: communityRoutes,
  calls: AUTHOR_CALLS,
});
