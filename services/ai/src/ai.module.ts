import { Module } from '@nestjs/common';
import { CONFIG } from '@serein/service-kit';
import type { AiConfig } from './ai.config.ts';
import { ChatController } from './chat/chat.controller.ts';
import { Conversation } from './chat/conversation.ts';
import { Pace } from './chat/pace.ts';
import { COMPANION } from './companion/companion-model.ts';
import { OfflineCompanion } from './companion/offline-companion.ts';

@Module({
  controllers: [ChatController],
  providers: [
    Conversation,
    { provide: COMPANION, useClass: OfflineCompanion },
    { provide: Pace, useFactory: (config: AiConfig) => new Pace(config.COMPANION_PACE_MS), inject: [CONFIG] },
  ],
})
export class AiModule {}
