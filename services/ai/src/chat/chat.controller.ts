import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { aiRoutes, type ChatEvent } from '@serein/contracts/ai';
import { ChatBody } from '@serein/contracts/ai/schemas';
import { type Answer, RequestContext, requestSchema } from '@serein/service-kit';
import { Observable } from 'rxjs';
import type { z } from 'zod';
import { Conversation, type Turn } from './conversation.ts';

const ChatRequest = requestSchema({ body: ChatBody });

@Controller()
export class ChatController {
  constructor(private readonly conversation: Conversation) {}

  @MessagePattern(aiRoutes.chat.subject)
  async chat(
    @Payload({ schema: ChatRequest }) { body }: z.output<typeof ChatRequest>,
    @Ctx() context: RequestContext,
  ): Promise<Answer<typeof aiRoutes.chat> | Observable<ChatEvent>> {
    if (context.wantsStream) return this.streamed(body);
    return this.conversation.wholeAnswer(body, AbortSignal.timeout(Math.max(1, context.remainingMs())));
  }

  private streamed(turn: Turn): Observable<ChatEvent> {
    return new Observable((subscriber) => {
      const stopped = new AbortController();
      const speak = async () => {
        for await (const event of this.conversation.answer(turn, stopped.signal)) {
          if (stopped.signal.aborted) return;
          subscriber.next(event);
        }
        subscriber.complete();
      };
      speak().catch((error: unknown) => subscriber.error(error));
      return () => stopped.abort();
    });
  }
}
