import {
  type HostManifest,
  MANIFEST_FILE,
  type PageRoute,
  ROUTES_FILE,
  SHELL_APP,
  SHELL_BUDGET_BYTES,
} from '@serein/contracts/registry';
import { HostManifest as HostManifestSchema, PageRoutes } from '@serein/contracts/registry/schemas';
import { budgetReasons, loadedBytes } from './budget.ts';
import type { GateCandidate, GateSite } from './gate-site.ts';
import { callReasons, fileReasons, readPart } from './parts.ts';
import { misfits } from './shared-ranges.ts';

const PAGE_FILE = 'index.html';

/** Why a version of the shell may not go live. */
export function shellReasons(candidate: GateCandidate, site: GateSite): string[] {
  const { record } = candidate;
  const manifest = readPart(MANIFEST_FILE, candidate.manifest, HostManifestSchema.safeParse(candidate.manifest));
  const routes = readPart(ROUTES_FILE, candidate.routes, PageRoutes.safeParse(candidate.routes));
  const unreadable = [manifest, routes].flatMap((part) => ('reason' in part ? [part.reason] : []));
  if ('reason' in manifest || 'reason' in routes) return unreadable;
  if (manifest.app !== record.app) return [`${MANIFEST_FILE} is that of ${manifest.app}, not of ${record.app}.`];
  return [
    ...fileReasons(record, [PAGE_FILE, MANIFEST_FILE, ROUTES_FILE], 'every shell has it'),
    ...fileReasons(record, [...manifest.entry.js, ...manifest.entry.css]),
    ...fileReasons(
      record,
      routes.flatMap(({ files }) => files),
      `${ROUTES_FILE} names it`,
    ),
    ...pageReasons(routes, site),
    ...widgetReasons(routes, site),
    ...[...site.remotes].flatMap(([app, { shared }]) =>
      misfits(shared, manifest.provides, `The live version of ${app} takes`, 'this shell provides'),
    ),
    ...callReasons(manifest.calls, site.announced),
    ...firstPageReasons(record, manifest, routes),
  ];
}

/** Whether something is shown at this address today; a page that its remote does not have yet only says so. */
function isShown({ app, module, redirect }: PageRoute, { remotes }: GateSite): boolean {
  return redirect !== undefined || app === SHELL_APP || hasModule(remotes, app, module);
}

function hasModule(remotes: GateSite['remotes'], app: string, module: string | undefined): boolean {
  return module !== undefined && Object.hasOwn(remotes.get(app)?.modules ?? {}, module);
}

/** An address that shows a page has to show one afterwards, too. */
function pageReasons(routes: readonly PageRoute[], site: GateSite): string[] {
  const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));
  return (site.shell?.routes ?? [])
    .filter((live) => isShown(live, site))
    .flatMap(({ path }) => {
      const route = byPath.get(path.toLowerCase());
      if (!route) return [`${path} is missing: the live shell has a page there.`];
      return isShown(route, site)
        ? []
        : [`${path} would show ./${route.module} of ${route.app}, which its live version does not have.`];
    });
}

/** A widget that its remote does not have leaves a hole in a page; one that is awaited today may be awaited on. */
function widgetReasons(routes: readonly PageRoute[], { shell, remotes }: GateSite): string[] {
  const awaited = new Set(shell?.routes.flatMap(({ widgets }) => widgets.map(({ app, module }) => `${app} ${module}`)));
  return routes.flatMap(({ path, widgets }) =>
    widgets
      .filter(({ app, module }) => remotes.has(app) && !hasModule(remotes, app, module))
      .filter(({ app, module }) => !awaited.has(`${app} ${module}`))
      .map(({ app, module }) => `${path} would show ./${module} of ${app}, which its live version does not have.`),
  );
}

function firstPageReasons(record: GateCandidate['record'], { entry }: HostManifest, routes: readonly PageRoute[]) {
  const home = routes.find(({ path, app }) => path === '/' && app === SHELL_APP);
  const scripts = [...entry.js, ...(home?.files ?? []).filter((file) => file.endsWith('.js'))];
  return budgetReasons('The first page of the shell', loadedBytes(record, scripts), SHELL_BUDGET_BYTES);
}
