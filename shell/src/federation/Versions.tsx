import type { SiteRegistry } from '@serein/contracts/registry';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Adoption, adoptionAfterRetry, adoptionAt } from './adoption.ts';
import { reloadChance, reloadForShell } from './shell-reload.ts';
import { clearUnsentInput, hasUnsentInput } from './unsent-input.ts';
import { askRegistry, first, hold, latestRegistry } from './versions.ts';

export interface TabRegistry {
  /** What the pages of this tab are made of; null while the site's registry is not known. */
  registry: SiteRegistry | null;
  /** The document is about to be loaded anew, with the new shell. */
  isReloading: boolean;
  /** Takes the newest versions, for a page that has failed; not where the visitor has gone on meanwhile. */
  renew: () => void;
}

const Context = createContext<TabRegistry>({ registry: first, isReloading: false, renew: () => {} });

export const useVersions = (): TabRegistry => use(Context);

interface State {
  pathname: string;
  registry: SiteRegistry | null;
  isReloading: boolean;
}

const shell = first?.shell.version ?? null;

const adopted = (state: State, adoption: Adoption, latest: SiteRegistry | null): State => {
  if (adoption === 'keep') return state;
  return adoption === 'adopt' ? { ...state, registry: latest } : { ...state, isReloading: true };
};

/** Keeps the versions that a tab began with, until a navigation at which nobody notices that they change. */
export function Versions({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [state, setState] = useState<State>({ pathname, registry: first, isReloading: false });
  const { registry, isReloading } = state;
  if (pathname !== state.pathname) {
    const latest = latestRegistry();
    const adoption = adoptionAt(
      { from: state.pathname, to: pathname, hasUnsentInput: hasUnsentInput() },
      { held: registry, latest, shell, reloadChance },
    );
    // While this page renders, so that it never appears with the old versions first.
    setState(adopted({ pathname, registry, isReloading: false }, adoption, latest));
  }
  useEffect(() => hold(registry), [registry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without input
  useEffect(clearUnsentInput, [pathname]);
  useEffect(() => {
    if (isReloading) reloadForShell(latestRegistry()?.shell.version ?? '');
  }, [isReloading]);

  const renew = useCallback(() => {
    askRegistry().then(
      (latest) =>
        setState((current) => {
          const now = { ...current, hasUnsentInput: hasUnsentInput() };
          return adopted(
            current,
            adoptionAfterRetry({ pathname, registry }, now, { latest, shell, reloadChance }),
            latest,
          );
        }),
      () => {}, // the page's own retry goes on with what there is
    );
  }, [pathname, registry]);
  const value = useMemo(() => ({ registry, isReloading, renew }), [registry, isReloading, renew]);
  return <Context value={value}>{children}</Context>;
}
