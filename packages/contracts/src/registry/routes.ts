import { defineRoutes, route } from '../http.ts';
import type {
  AppOverview,
  AppParams,
  Change,
  ChangeBody,
  FileQuery,
  GateReport,
  HistoryQuery,
  LoadReportsBody,
  OverrideBody,
  PublishBody,
  SiteRegistry,
  VersionParams,
  VersionSummary,
} from './schemas.ts';

/**
 * The gateway's own calls: it keeps the registry. auth `admin` also admits the holder of a deploy token, which is
 * good for one app; publishing takes a deploy token only.
 */
export const registryRoutes = defineRoutes('registry', {
  live: route<{ response: SiteRegistry }>({ method: 'GET', path: '/api/registry/live', auth: 'none' }),
  report: route<{ body: LoadReportsBody; response: Record<never, never> }>({
    method: 'POST',
    path: '/api/registry/reports',
    auth: 'none',
    rate: { max: 120, windowSeconds: 60, per: 'address' },
  }),
  override: route<{ body: OverrideBody; response: Record<never, never> }>({
    method: 'POST',
    path: '/api/registry/override',
    auth: 'admin',
  }),
  endOverride: route<{ response: Record<never, never> }>({
    method: 'DELETE',
    path: '/api/registry/override',
    auth: 'none',
  }),
  overview: route<{ response: { apps: AppOverview[] } }>({ method: 'GET', path: '/api/registry/apps', auth: 'admin' }),
  versions: route<{ params: AppParams; response: { versions: VersionSummary[] } }>({
    method: 'GET',
    path: '/api/registry/apps/:app/versions',
    auth: 'admin',
  }),
  history: route<{
    params: AppParams;
    query: HistoryQuery;
    response: { changes: Change[]; nextCursor: string | null };
  }>({ method: 'GET', path: '/api/registry/apps/:app/history', auth: 'admin' }),
  /** Asked first with what is to come, answered with the files that are missing; the version is there once none is. */
  publish: route<{ params: VersionParams; body: PublishBody; response: { missing: string[] } }>({
    method: 'PUT',
    path: '/api/registry/apps/:app/versions/:version',
    auth: 'admin',
    maxBodyBytes: 1024 * 1024,
  }),
  /** The body is the file. */
  putFile: route<{ params: VersionParams; query: FileQuery; response: Record<never, never> }>({
    method: 'PUT',
    path: '/api/registry/apps/:app/versions/:version/file',
    auth: 'admin',
    maxBodyBytes: 16 * 1024 * 1024,
    deadlineMs: 60_000,
  }),
  gate: route<{ params: VersionParams; response: GateReport }>({
    method: 'GET',
    path: '/api/registry/apps/:app/versions/:version/gate',
    auth: 'admin',
  }),
  change: route<{
    params: AppParams;
    body: ChangeBody;
    response: { app: Pick<AppOverview, 'app' | 'revision' | 'pointer'> };
  }>({ method: 'POST', path: '/api/registry/apps/:app/changes', auth: 'admin' }),
});
