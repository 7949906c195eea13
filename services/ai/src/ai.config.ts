import { ServiceConfig } from '@serein/service-kit';
import { z } from 'zod';

export const AiConfig = ServiceConfig.extend({
  /** Milliseconds between two words of the offline companion. */
  COMPANION_PACE_MS: z.coerce.number().int().min(0).max(200).default(22),
});
export type AiConfig = z.output<typeof AiConfig>;
