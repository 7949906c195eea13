import { PageQuery } from '../paging.ts';
import { z } from '../zod.ts';
import { APP_NAME, CHANGE_ACTIONS, FILE_PATH, LOAD_OUTCOMES, VERSION_NAME } from './constants.ts';

export const AppName = z.string().regex(APP_NAME);
export const Version = z.string().regex(VERSION_NAME);
const FilePath = z.string().max(200).regex(FILE_PATH);

/** The first scripts and styles of a module, as paths in its version. */
export const ModuleFiles = z.object({ js: z.array(FilePath), css: z.array(FilePath) });
export type ModuleFiles = z.infer<typeof ModuleFiles>;

/** Package name to semantic version, or to a range of them. */
const Packages = z.record(z.string(), z.string());
/** `<service>.<name>` of each API route that the app calls. */
const Calls = z.array(z.string().regex(/^[a-z][a-z0-9-]*\.\w+$/));

/** What a remote's build says of itself (`MANIFEST_FILE`). */
export const RemoteManifest = z.object({
  app: AppName,
  /** The global that the entry defines. Another one for every build, so that two versions live on one page. */
  container: z.string().regex(/^\w+$/),
  entry: FilePath,
  /** By exposed name without `./`. */
  modules: z.record(z.string(), ModuleFiles),
  /** What it takes from its host: package name to range. */
  shared: Packages,
  calls: Calls,
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** What the shell's build says of itself. Its pages stand in `ROUTES_FILE`. */
export const HostManifest = z.object({
  app: AppName,
  /** The files that index.html names. */
  entry: ModuleFiles,
  /** What it gives to remotes: package name to version. */
  provides: Packages,
  calls: Calls,
});
export type HostManifest = z.infer<typeof HostManifest>;

/** A page of the shell, or an old address that leads to one (`ROUTES_FILE` is a list of them). */
export const PageRoute = z.object({
  /** As the shell's router knows it. */
  path: z.string().startsWith('/').or(z.literal('*')),
  app: AppName,
  module: z.string().optional(),
  /** Who may see the page; `none`: everybody, `visitor`: who is not logged in. */
  guard: z.string().optional(),
  /** An old address: the path to go to instead. */
  redirect: z.string().startsWith('/').optional(),
  /** Chunks of the shell that the page needs, by their paths in its version. */
  files: z.array(FilePath).default([]),
  /** Modules that the page shows from its start. */
  widgets: z.array(z.object({ app: AppName, module: z.string() })).default([]),
});
export type PageRoute = z.output<typeof PageRoute>;
export const PageRoutes = z.array(PageRoute);

export const PublishedFile = z.object({
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** As in subresource integrity. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});
export type PublishedFile = z.infer<typeof PublishedFile>;

/** Everything that a version is; its name is a hash of `files`. */
export const VersionRecord = z.object({
  app: AppName,
  version: Version,
  /** By path in the version. */
  files: z.record(FilePath, PublishedFile),
  /** The commit it was built from; null outside of a repository. `+` at its end: with changes not committed. */
  commit: z.string().max(80).nullable(),
  publishedBy: z.string().min(1).max(100),
  publishedAt: z.iso.datetime(),
});
export type VersionRecord = z.infer<typeof VersionRecord>;

/** What came of showing each exposed module of a candidate in the live shell. */
export const SmokeReport = z.discriminatedUnion('ran', [
  z.object({
    ran: z.literal(true),
    modules: z.array(z.object({ module: z.string().max(100), trouble: z.string().max(1_000).nullable() })).max(100),
  }),
  z.object({ ran: z.literal(false), why: z.string().max(300) }),
]);
export type SmokeReport = z.infer<typeof SmokeReport>;

/** `dev`: there is no version, a dev server stands in for it. */
const LiveVersion = Version.or(z.literal('dev'));

/** One step in the life of an app, written with the pointer that it made. */
export const Change = z.object({
  action: z.enum(CHANGE_ACTIONS),
  /** The version that it was about. */
  version: LiveVersion,
  by: z.string().min(1).max(100),
  at: z.iso.datetime(),
  commit: z.string().max(80).nullable(),
  /** Why the gate would have refused it, when it was forced through; null when it was not. */
  forced: z.array(z.string()).nullable(),
  /** How the smoke load went; null for changes that need none. */
  smoke: SmokeReport.nullable(),
  /** For instance why a canary was aborted. */
  note: z.string().max(500).nullable(),
});
export type Change = z.infer<typeof Change>;

/** What the bucket `remotes` says of an app. */
export const Pointer = z.object({
  version: LiveVersion,
  /** The version that was live before: what a page falls back to. */
  previous: Version.nullable(),
  canary: z.object({ version: Version, percent: z.number().int().min(1).max(99), since: z.iso.datetime() }).nullable(),
  /** Development only: a dev server stands in for the version. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** What made this pointer. */
  change: Change,
});
export type Pointer = z.infer<typeof Pointer>;

/** A release of a remote as a page sees it. */
export interface RemoteRelease {
  version: string;
  /** The folder of its files, with a slash at its end. */
  base: string;
  container: string;
  entry: string;
  /** Of the entry; null for a dev server. The entry carries those of the files behind it. */
  integrity: string | null;
  modules: Record<string, ModuleFiles>;
}

export interface RegistryEntry {
  /** The one to show. A dev server says what it has in its manifest, which the page asks for. */
  live: RemoteRelease | { version: 'dev'; base: string };
  /** The last good one before; null where there is none. */
  previous: RemoteRelease | null;
  /** canary: this visitor is among those who try it; override: the visitor chose it. */
  channel: 'live' | 'canary' | 'override';
}

/** The registry as one visitor gets it: inlined in the page, and at `registryRoutes.live`. */
export interface SiteRegistry {
  /** Another one after every change; the value of `REVISION_HEADER`. */
  revision: string;
  shell: { version: string; channel: RegistryEntry['channel'] };
  remotes: Record<string, RegistryEntry>;
}

export const AppParams = z.object({ app: AppName });
export type AppParams = z.infer<typeof AppParams>;
export const VersionParams = AppParams.extend({ version: Version });
export type VersionParams = z.infer<typeof VersionParams>;
export const FileQuery = z.object({ path: FilePath });
export type FileQuery = z.infer<typeof FileQuery>;
export const HistoryQuery = PageQuery;
export type HistoryQuery = z.input<typeof HistoryQuery>;

export const PublishBody = VersionRecord.pick({ files: true, commit: true });
export type PublishBody = z.infer<typeof PublishBody>;

export const ChangeBody = z.object({
  action: z.enum(CHANGE_ACTIONS),
  /** deploy and canary: the candidate; rollback: default the previous one; promote and abort: none. */
  version: Version.optional(),
  /** canary only: the share of visitors. */
  percent: z.number().int().min(1).max(99).optional(),
  /** The revision of the pointer that the caller saw; null when there was none. */
  revision: z.number().int().nullable(),
  smoke: SmokeReport.optional(),
  /** Go live although the gate refuses. */
  force: z.boolean().default(false),
});
export type ChangeBody = z.input<typeof ChangeBody>;

export const LoadReport = z.object({
  app: AppName,
  version: Version,
  module: z.string().max(100),
  outcome: z.enum(LOAD_OUTCOMES),
  /** From the wish to the module; 0 for a failure. */
  ms: z.number().min(0).max(600_000),
  /** What went wrong, for the log. */
  trouble: z.string().max(300).optional(),
});
export type LoadReport = z.infer<typeof LoadReport>;
export const LoadReportsBody = z.object({ reports: z.array(LoadReport).min(1).max(20) });
export type LoadReportsBody = z.infer<typeof LoadReportsBody>;

/** A dev server on the visitor's own machine. */
export const DevServerOverride = z.object({
  app: AppName,
  url: z.url({
    protocol: /^https?$/,
    hostname: /^(localhost|127\.0\.0\.1)$/,
    error: 'Give the address of a dev server on this machine, like http://localhost:3001.',
  }),
});
export type DevServerOverride = z.infer<typeof DevServerOverride>;

/** Points one app at another version, or at a dev server, for this visitor only. */
export const OverrideBody = z.union([z.object({ app: AppName, version: Version }), DevServerOverride]);
export type OverrideBody = z.infer<typeof OverrideBody>;

/** What the gate says of a version, with one sentence per reason. */
export interface GateReport {
  passed: boolean;
  reasons: string[];
}

export interface LoadFigures {
  loads: number;
  failed: number;
  recovered: number;
  /** Milliseconds within which three of four modules were there; null without a load. */
  p75: number | null;
}

export interface AppOverview {
  app: string;
  /** Of the pointer, for the next change. */
  revision: number;
  pointer: Pointer;
  /** Of the last 24 hours, by version. */
  figures: Record<string, LoadFigures>;
}

export interface VersionSummary extends Omit<VersionRecord, 'files'> {
  /** Bytes of all its files. */
  size: number;
  state: 'live' | 'previous' | 'canary' | 'stored';
}
