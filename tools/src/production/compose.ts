import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';

export interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  command?: string[];
  restart?: string;
  network_mode?: string;
  networks?: string[];
  ports?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  volumes?: string[];
}

/** As far as the tests look at it. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

export const COMPOSE_FILE = 'docker-compose.yml';

/** docker-compose.yml with its anchors merged, and its variables as they stand there. */
export function readCompose(): ComposeFile {
  return parse(readFileSync(join(ROOT, COMPOSE_FILE), 'utf8'), { merge: true });
}

/** `${NAME}`, `${NAME:-default}`, `${NAME:?sentence}` */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

export interface VariableUse {
  name: string;
  /** Compose goes on without it. */
  hasDefault: boolean;
  /** Compose stops without it. */
  isRequired: boolean;
}

export function variablesIn(text: string): VariableUse[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '', kind]) => ({
    name,
    hasDefault: kind === '-',
    isRequired: kind === '?',
  }));
}

/** Every string of a value with its variables replaced, as Compose does it. */
export function interpolate<T>(value: T, variables: Readonly<Record<string, string>>): T {
  const text = JSON.stringify(value).replace(VARIABLE, (_, name: string, kind?: string, rest = '') => {
    const given = variables[name] || (kind === '-' ? rest : '');
    return JSON.stringify(given).slice(1, -1);
  });
  return JSON.parse(text);
}

/**
 * Something for every variable of docker/.env, long enough for a secret. It begins like a number with an exponent, as
 * one in a few hundred random passwords does: nats-server would misread that without quotes.
 */
export function fillInVariables(): Record<string, string> {
  return Object.fromEntries(readExampleVariables().map(({ name, value }) => [name, value || `12e4of${name}`]));
}

/** docker/.env.example: the names, their example values, and what is said about each. */
export function readExampleVariables(): { name: string; value: string; comment: string }[] {
  const variables = [];
  let comment = '';
  for (const line of readFileSync(join(ROOT, 'docker/.env.example'), 'utf8').split('\n')) {
    const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) variables.push({ name, value, comment });
    comment = line.startsWith('# ') ? `${comment}${line.slice(1)}` : '';
  }
  return variables;
}
