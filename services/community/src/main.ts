import 'reflect-metadata';
import { communityRoutes } from '@serein/contracts/community';
import { runService } from '@serein/service-kit';
import { CommunityModule } from './community.module.ts';

await runService({ name: 'community', module: CommunityModule, routes: communityRoutes });
