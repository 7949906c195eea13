/** Names that may stand in a path and in a bucket's key. */
export const APP_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** The first 16 hex digits of a hash over the version's files. */
export const VERSION_NAME = /^[0-9a-f]{16}$/;
/** A file's path inside its version: no segment begins with a dot. */
export const FILE_PATH = /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/;

/** The host's name in the registry. */
export const SHELL_APP = 'shell';

/** Written by each build beside its files (`RemoteManifest` or `HostManifest`). */
export const MANIFEST_FILE = 'manifest.json';

/** Written by the shell's build: its pages (`PageRoute[]`). */
export const ROUTES_FILE = 'routes.json';

/** A version stays served for this long after it was last live. */
export const RETENTION_DAYS = 30;

/** JavaScript of one exposed module's first load beyond the shell's, and of the shell on its first page; gzip. */
export const REMOTE_BUDGET_BYTES = 60 * 1024;
export const SHELL_BUDGET_BYTES = 135 * 1024;

/**
 * When a canary is aborted by itself: it has had `minLoads` loads, and its share of failed ones is more than
 * `marginPercent` points above that of the live version.
 */
export const CANARY = { minLoads: 20, marginPercent: 5 } as const;

/** Carries the registry's revision on every answer of the API, so that an open page learns of a deployment. */
export const REVISION_HEADER = 'Serein-Registry';

/** Lets its holder publish one app: HS256 with DEPLOY_SECRET, claims sub (who, for the record) and app. */
export const DEPLOY_TOKEN = { issuer: 'serein-deploy', audience: 'serein-registry' } as const;

/** What came of loading a module in a visitor's browser. recovered: the previous version took its place. */
export const LOAD_OUTCOMES = ['ok', 'recovered', 'failed'] as const;

export const CHANGE_ACTIONS = ['deploy', 'canary', 'promote', 'abort', 'rollback'] as const;
