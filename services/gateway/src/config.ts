import { BaseConfig } from '@serein/service-kit';
import { z } from 'zod';

const origin = z.string().regex(/^https?:\/\/[^/\s;,]+$/, 'must be a list of origins such as https://example.org');

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const secret = (purpose: string) =>
  z.string(`must be set: the secret ${purpose}`).min(16, 'must be at least 16 characters long');

/** What the gateway takes from its environment. */
export const GatewayConfig = BaseConfig.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  JWT_SECRET: secret('of the session tokens'),
  CONTEXT_SECRET: secret('that gateway and services share'),
  DEPLOY_SECRET: secret('of the deploy tokens'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** How many proxies stand before the gateway, so that it knows a caller's own address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Whose maps a page may frame. */
  MAP_FRAME_ORIGINS: z.string().default('https://www.openstreetmap.org').transform(list).pipe(z.array(origin)),
  /** The services that have to answer before the site calls itself ready. */
  EXPECTED_SERVICES: z
    .string()
    .default('identity,care,learn,community,ai')
    .transform(list)
    .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]*$/))),
}).refine((config) => config.NODE_ENV !== 'production' || config.RATE_LIMIT === 'on', {
  path: ['RATE_LIMIT'],
  message: 'cannot be switched off in production',
});
export type GatewayConfig = z.output<typeof GatewayConfig>;
