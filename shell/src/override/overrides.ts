import type { SiteRegistry } from '@serein/contracts/registry';

export interface Override {
  app: string;
  version: string;
}

/** The apps that this visitor sees in a version of his own choice. */
export function overridesOf({ shell, remotes }: SiteRegistry): Override[] {
  const all = [
    { app: 'shell', version: shell.version, channel: shell.channel },
    ...Object.entries(remotes).map(([app, { live, channel }]) => ({ app, version: live.version, channel })),
  ];
  return all.filter(({ channel }) => channel === 'override').map(({ app, version }) => ({ app, version }));
}

/** As much of a version's name as one compares by eye. */
export const spoken = ({ app, version }: Override): string =>
  version === 'dev' ? `${app} from a development server` : `${app} in version ${version.slice(0, 8)}`;
