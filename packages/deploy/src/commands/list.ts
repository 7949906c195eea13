import { type AppOverview, registryRoutes, type VersionSummary } from '@serein/contracts/registry';
import type { CommandLine } from '../command-line.ts';
import { bytes, moment, shortCommit, table } from '../output/format.ts';
import { accessTo } from '../site/access.ts';
import { RegistryClient } from '../site/registry-client.ts';
import type { Surroundings } from '../surroundings.ts';

/** Prints what is live of each app, or the versions of one. */
export async function list({ app, site }: CommandLine, around: Surroundings): Promise<number> {
  const client = new RegistryClient(await accessTo(null, site, around));
  if (app === null) {
    const { apps } = await client.call(registryRoutes.overview);
    around.out.write(table([['app', 'live', 'previous', 'canary', 'last change'], ...apps.map(appRow)]));
    return 0;
  }
  const { versions } = await client.call(registryRoutes.versions, { params: { app } });
  around.out.write(table([['version', 'state', 'published', 'commit', 'size', 'by'], ...versions.map(versionRow)]));
  return 0;
}

function appRow({ app, pointer }: AppOverview): string[] {
  const { version, previous, canary, change } = pointer;
  return [
    app,
    version,
    previous ?? '-',
    canary ? `${canary.version} (${canary.percent}%)` : '-',
    `${moment(change.at)} ${change.action} by ${change.by}`,
  ];
}

const versionRow = ({ version, state, publishedAt, commit, size, publishedBy }: VersionSummary): string[] => [
  version,
  state,
  moment(publishedAt),
  shortCommit(commit),
  bytes(size),
  publishedBy,
];
