import 'reflect-metadata';
import { aiRoutes } from '@serein/contracts/ai';
import { runService } from '@serein/service-kit';
import { AiConfig } from './ai.config.ts';
import { AiModule } from './ai.module.ts';

await runService({ name: 'ai', module: AiModule, routes: aiRoutes, config: AiConfig });
