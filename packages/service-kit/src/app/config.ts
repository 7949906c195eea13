import { z } from 'zod';

/** What every process reads from its environment. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Where this installation keeps its files. */
  DATA_DIR: z.string().min(1).default('.data'),
  NATS_URL: z.string('must be set, for instance nats://127.0.0.1:4222').min(1),
  /** The account of this process, where the server asks for one. */
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});
export type BaseConfig = z.output<typeof BaseConfig>;

/** What every service reads besides; extend it with a service's own variables. */
export const ServiceConfig = BaseConfig.extend({
  MONGODB_URI: z.string('must be set, for instance mongodb://127.0.0.1:27017').startsWith('mongodb'),
  CONTEXT_SECRET: z
    .string('must be set: the secret that gateway and services share')
    .min(16, 'must be at least 16 characters long'),
  SEED: z.enum(['demo', 'large', 'none']).default('demo'),
});
export type ServiceConfig = z.output<typeof ServiceConfig>;

/** Whether a service puts its demo data into its empty database (spec 0: never in production). */
export const seedsDemoData = ({ SEED, NODE_ENV }: Pick<ServiceConfig, 'SEED' | 'NODE_ENV'>): boolean =>
  SEED !== 'none' && NODE_ENV !== 'production';

/** The environment is not fit to start with; the message has one sentence per wrong variable. */
export class ConfigError extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment through a schema. Empty variables count as absent.
 * @throws ConfigError with one sentence per wrong variable; values are never repeated, they may be secrets
 */
export function loadConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv = process.env): z.output<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`));
}
