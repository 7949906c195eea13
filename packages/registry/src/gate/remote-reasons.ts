import { MANIFEST_FILE, REMOTE_BUDGET_BYTES, type RemoteManifest } from '@serein/contracts/registry';
import { RemoteManifest as RemoteManifestSchema } from '@serein/contracts/registry/schemas';
import { budgetReasons, loadedBytes } from './budget.ts';
import type { GateCandidate, GateSite } from './gate-site.ts';
import { neededModules } from './needed-modules.ts';
import { callReasons, fileReasons, readPart } from './parts.ts';
import { unfit } from './shared-ranges.ts';

/** Why a version of a remote may not go live. */
export function remoteReasons({ record, manifest: content }: GateCandidate, site: GateSite): string[] {
  const manifest = readPart(MANIFEST_FILE, content, RemoteManifestSchema.safeParse(content));
  if ('reason' in manifest) return [manifest.reason];
  if (manifest.app !== record.app) return [`${MANIFEST_FILE} is that of ${manifest.app}, not of ${record.app}.`];
  const live = site.remotes.get(record.app);
  return [
    ...fileReasons(record, filesOf(manifest)),
    ...(live ? containerReasons(manifest, live) : []),
    ...(live && site.shell ? moduleReasons(manifest, live, site.shell) : []),
    ...(site.shell ? unfit(manifest.shared, site.shell.provides) : []),
    ...callReasons(manifest.calls, site.announced),
    ...Object.entries(manifest.modules).flatMap(([module, { js }]) =>
      budgetReasons(module, loadedBytes(record, [manifest.entry, ...js]), REMOTE_BUDGET_BYTES),
    ),
  ];
}

function filesOf({ entry, modules }: RemoteManifest): string[] {
  return [MANIFEST_FILE, entry, ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css])];
}

/** Two versions that define the same global cannot both be on one page, as a page that falls back needs it. */
function containerReasons(manifest: RemoteManifest, live: RemoteManifest): string[] {
  if (manifest.container !== live.container || manifest.entry === live.entry) return [];
  return [`Its container ${manifest.container} is that of the live version, too: every build needs its own.`];
}

/** A page may appear late, it may not disappear. */
function moduleReasons(manifest: RemoteManifest, live: RemoteManifest, { routes }: NonNullable<GateSite['shell']>) {
  return neededModules(routes)
    .filter(({ app, module }) => app === manifest.app && Object.hasOwn(live.modules, module))
    .filter(({ module }) => !Object.hasOwn(manifest.modules, module))
    .map(
      ({ module, path }) => `./${module} is missing: the live shell shows it at ${path} and the live version has it.`,
    );
}
