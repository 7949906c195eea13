import { ServiceConfig } from '@serein/service-kit';
import { z } from 'zod';

const secret = (purpose: string) => z.string(`must be set: ${purpose}`).min(16, 'must be at least 16 characters long');

export const IdentityConfig = ServiceConfig.extend({
  JWT_SECRET: secret('the secret that signs session tokens'),
  PHONE_HASH_SECRET: secret('the key under which the phones of anonymous accounts are hashed'),
});
export type IdentityConfig = z.output<typeof IdentityConfig>;
