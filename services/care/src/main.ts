import 'reflect-metadata';
import { careRoutes } from '@serein/contracts/care';
import { runService } from '@serein/service-kit';
import { CareModule } from './care.module.ts';
import { CareConfig } from './config.ts';

await runService({ name: 'care', module: CareModule, routes: careRoutes, config: CareConfig });
