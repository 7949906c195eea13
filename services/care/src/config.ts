import { ServiceConfig } from '@serein/service-kit';
import { z } from 'zod';

export const CareConfig = ServiceConfig.extend({
  /** Rooms of online appointments lie below it. */
  VIDEO_BASE_URL: z.url().default('https://meet.jit.si'),
});
export type CareConfig = z.output<typeof CareConfig>;
