import 'reflect-metadata';
import { learnRoutes } from '@serein/contracts/learn';
import { runService } from '@serein/service-kit';
import { LearnModule } from './learn.module.ts';

await runService({ name: 'learn', module: LearnModule, routes: learnRoutes });
