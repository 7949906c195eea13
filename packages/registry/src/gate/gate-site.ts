import type { PageRoute, RemoteManifest, VersionRecord } from '@serein/contracts/registry';

/** A version that wants to go live. */
export interface GateCandidate {
  record: VersionRecord;
  /** The parsed content of its `MANIFEST_FILE`; undefined where there is none that is JSON. */
  manifest: unknown;
  /** The shell only: the parsed content of its `ROUTES_FILE`. */
  routes?: unknown;
}

/** What is live now, which a candidate has to fit. */
export interface GateSite {
  /** null before the shell's first deployment. */
  shell: { provides: Readonly<Record<string, string>>; routes: readonly PageRoute[] } | null;
  /** The manifests of the live versions of all remotes, by app; also of the app that the candidate is of. */
  remotes: ReadonlyMap<string, RemoteManifest>;
  /** `<service>.<name>` of every route that is announced. */
  announced: ReadonlySet<string>;
}
