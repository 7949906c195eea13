import { defineRoutes, route } from '../http.ts';
import type { ChatAnswer, ChatBody } from './schemas.ts';

export const aiRoutes = defineRoutes('ai', {
  chat: route<{ body: ChatBody; response: ChatAnswer }>({
    method: 'POST',
    path: '/api/gemini/chat',
    auth: 'optional',
    stream: true,
    maxBodyBytes: 512 * 1024,
    deadlineMs: 30_000,
    rate: { max: 30, windowSeconds: 60, per: 'user' },
  }),
});
