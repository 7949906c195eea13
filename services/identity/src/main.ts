import 'reflect-metadata';
import { identityRoutes } from '@serein/contracts/identity';
import { runService } from '@serein/service-kit';
import { IdentityConfig } from './config.ts';
import { IdentityModule } from './identity.module.ts';

await runService({ name: 'identity', module: IdentityModule, routes: identityRoutes, config: IdentityConfig });
