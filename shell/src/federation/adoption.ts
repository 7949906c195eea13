import type { SiteRegistry } from '@serein/contracts/registry';
import { matchRoute } from '../routing/match.ts';

/**
 * What a navigation does to the versions of a tab. reload: the document is loaded anew, since a new shell cannot take
 * the place of a running one.
 */
export type Adoption = 'keep' | 'adopt' | 'reload';

/**
 * Whether the document may be loaded anew for a version of the shell. later: not at this moment; never: it brought
 * nothing, or would cost more than it brings.
 */
export type ReloadChance = 'now' | 'later' | 'never';

export interface Navigation {
  /** Paths of this site. */
  from: string;
  to: string;
  /** Somebody typed into a form of the page that is left, and did not send it. */
  hasUnsentInput: boolean;
}

export interface TabVersions {
  held: SiteRegistry | null;
  latest: SiteRegistry | null;
  /** The version of the running shell; null when it is not known. */
  shell: string | null;
  reloadChance: (shell: string) => ReloadChance;
}

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const flowOf = (path: string): string | undefined => {
  const match = matchRoute(path);
  return match.kind === 'page' ? match.route.flow : undefined;
};

/** Whether nobody notices when other versions appear with this navigation. */
export function isSafe({ from, to, hasUnsentInput }: Navigation): boolean {
  if (hasUnsentInput || plain(from) === plain(to)) return false;
  const flow = flowOf(from);
  return flow === undefined || flow !== flowOf(to);
}

export const adoptionAt = (navigation: Navigation, tab: TabVersions): Adoption =>
  isSafe(navigation) ? adoption(tab) : 'keep';

/**
 * What "Try again" does to the versions of a tab, once the newest are known: nothing when the visitor has gone on
 * meanwhile.
 * @param pressed path and registry at the press
 * @param now path and registry of the tab at this moment
 */
export function adoptionAfterRetry(
  pressed: { pathname: string; registry: SiteRegistry | null },
  now: { pathname: string; registry: SiteRegistry | null; hasUnsentInput: boolean },
  tab: Omit<TabVersions, 'held'>,
): Adoption {
  const isElsewhere = now.pathname !== pressed.pathname || now.registry !== pressed.registry;
  return isElsewhere || now.hasUnsentInput ? 'keep' : adoption({ ...tab, held: now.registry });
}

function adoption({ held, latest, shell, reloadChance }: TabVersions): Adoption {
  if (!latest) return 'keep';
  const next = latest.shell.version;
  // What is live together fits together: remotes wait for the shell that they may need.
  const chance = shell === null || next === shell ? 'never' : reloadChance(next);
  if (chance !== 'never') return chance === 'now' ? 'reload' : 'keep';
  return latest === held ? 'keep' : 'adopt';
}
