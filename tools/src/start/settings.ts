import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Unavailable } from '@serein/infra';
import { ROOT } from '../workspace.ts';

const SECRETS = ['JWT_SECRET', 'CONTEXT_SECRET', 'PHONE_HASH_SECRET', 'DEPLOY_SECRET'] as const;
const SERVERS = ['NATS_URL', 'MONGODB_URI'] as const;
const DEFAULT_PORT = 8080;

export interface Settings {
  isProduction: boolean;
  port: number;
  /** An absolute path. */
  dataDir: string;
  /** demo, large or none: what a service puts into an empty database. */
  seed: string;
}

/** Reads what the launcher itself needs. Throws `Unavailable` with a sentence for what is wrong or missing. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const isProduction = env.NODE_ENV === 'production';
  const port = Number(env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Unavailable(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const missing = [...SECRETS, ...SERVERS].filter((name) => !env[name]);
  if (isProduction && missing.length > 0) {
    throw new Unavailable(`NODE_ENV=production needs ${missing.join(', ')}: set each in the environment.`);
  }
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  return { isProduction, port, dataDir, seed: env.SEED || (isProduction ? 'none' : 'demo') };
}

/**
 * The secrets of this installation: from the environment, and in development else from
 * `<dataDir>/secrets.json`, where they are made once.
 */
export function readSecrets({ dataDir, isProduction }: Settings, env: NodeJS.ProcessEnv = process.env) {
  const stored = isProduction ? {} : developmentSecrets(dataDir);
  return Object.fromEntries(SECRETS.map((name) => [name, env[name] || stored[name]]));
}

function developmentSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  const stored: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = SECRETS.filter((name) => !stored[name]);
  if (missing.length > 0) {
    for (const name of missing) stored[name] = randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(stored, null, 2), { mode: 0o600 });
  }
  return stored;
}
