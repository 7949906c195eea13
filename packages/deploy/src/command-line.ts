import { type ParseArgsConfig, parseArgs } from 'node:util';
import { APP_NAME, VERSION_NAME } from '@serein/contracts/registry';
import { WrongUse } from './failure.ts';

const ACTIONS = ['deploy', 'gate', 'promote', 'abort', 'rollback', 'list', 'history', 'token', 'help'] as const;
type Action = (typeof ACTIONS)[number];

const OPTIONS = {
  canary: { type: 'string' },
  force: { type: 'boolean' },
  built: { type: 'boolean' },
  once: { type: 'boolean' },
  by: { type: 'string' },
  days: { type: 'string' },
  limit: { type: 'string' },
  site: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];
type Option = keyof typeof OPTIONS;

/** Besides `site`, which is of use to every action that talks to one. */
const ALLOWED: Record<Action, readonly Option[]> = {
  deploy: ['canary', 'force', 'built', 'once'],
  gate: ['built'],
  promote: ['force'],
  abort: [],
  rollback: [],
  list: [],
  history: ['limit'],
  token: ['by', 'days'],
  help: [],
};

const DEFAULT_TOKEN_DAYS = 90;
const MAX_TOKEN_DAYS = 3_650;

export interface CommandLine {
  action: Action;
  /** Null for `help`, and for `list` of all apps. */
  app: string | null;
  /** rollback only: where to; null: to the previous one. */
  version: string | null;
  /** deploy only: the share of visitors; null: all of them. */
  percent: number | null;
  force: boolean;
  /** Take what lies in the app's dist/ already. */
  built: boolean;
  /** deploy only: leave a version alone that the site has shown before. */
  once: boolean;
  /** token only: who holds it, and for how long. */
  by: string | null;
  days: number;
  /** history only. */
  limit: number;
  /** An address. */
  site: string | null;
}

/**
 * Reads `[action] [app] [version] [options]`: without an action it is `deploy`, and inside an app's folder the app may
 * be left out. Throws `WrongUse` with what is wrong.
 */
export function readCommandLine(args: string[], appHere: string | null): CommandLine {
  const { values, positionals } = parse(args);
  const words = [...positionals];
  const action = values.help ? 'help' : isAction(words[0]) ? (words.shift() as Action) : 'deploy';
  const named = words[0] !== undefined && !VERSION_NAME.test(words[0]) ? words.shift() : undefined;
  if (named !== undefined && !APP_NAME.test(named)) throw new WrongUse(`"${named}" is no action and no app.`);
  const app = named ?? appHere;
  const version = action === 'rollback' ? (words.shift() ?? null) : null;
  if (words[0] !== undefined) throw new WrongUse(`What is "${words[0]}" meant to say?`);
  if (version !== null && !VERSION_NAME.test(version)) {
    throw new WrongUse(`A version's name is 16 digits from 0 to f, not "${version}".`);
  }
  if (app === null && action !== 'help' && action !== 'list') {
    throw new WrongUse('Say which app: care, learn, community, ai or shell.');
  }
  for (const option of Object.keys(values) as Option[]) {
    if (option === 'site' || option === 'help' || ALLOWED[action].includes(option)) continue;
    throw new WrongUse(`${action} takes no --${option}.`);
  }
  if (action === 'token' && !values.by?.trim()) throw new WrongUse('Say whom the token is for: --by "care team"');
  return {
    action,
    app,
    version,
    percent: numberOf('canary', values.canary, 99),
    force: values.force ?? false,
    built: values.built ?? false,
    once: values.once ?? false,
    by: values.by?.trim() ?? null,
    days: numberOf('days', values.days, MAX_TOKEN_DAYS) ?? DEFAULT_TOKEN_DAYS,
    limit: numberOf('limit', values.limit, 100) ?? 20,
    site: values.site ?? null,
  };
}

/** npm keeps options that stand before `--` to itself: a canary would go out to everybody. */
export function checkNpmTookNothing(env: NodeJS.ProcessEnv): void {
  const taken = Object.keys(OPTIONS).find((option) => option !== 'help' && env[`npm_config_${option}`]);
  if (taken) throw new WrongUse(`Put -- before the options: npm run deploy -- care --${taken} …`);
}

const isAction = (word: string | undefined): word is Action => ACTIONS.some((action) => action === word);

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (!isParseError(error)) throw error;
    throw new WrongUse(`${error.message.split('. ')[0]}.`);
  }
}

const isParseError = (error: unknown): error is Error & { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));

function numberOf(option: Option, text: string | undefined, max: number): number | null {
  if (text === undefined) return null;
  const value = Number(text.replace(/%$/, ''));
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new WrongUse(`--${option} takes a whole number from 1 to ${max}, not "${text}".`);
}
