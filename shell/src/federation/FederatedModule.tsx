import { type ReactNode, Suspense, use, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { SlowNotice } from '../fallbacks/SlowNotice.tsx';
import type { ModuleEntry } from './module-entry.ts';
import { moduleEntry } from './modules.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useVersions } from './Versions.tsx';

export interface FederatedModuleProps {
  /** The app's name in the registry, or `shell`. */
  app: string;
  /** The module's name, without `./`. */
  module: string;
  /** Shown while it loads, in its final size. */
  loading: ReactNode;
  /** Shown where no version of the app has the module. */
  missing: ReactNode;
  /** Shown in its place when it fails; `retry` loads and renders it anew. */
  failed: (retry: () => void, error: unknown) => ReactNode;
  /** Rendered together with the module, once it is there. */
  children?: ReactNode;
}

/** A module of any app, in a room of its own: its failure stays there. */
export function FederatedModule({ app, module, loading, missing, failed, children }: FederatedModuleProps) {
  const { registry } = useVersions();
  const { pathname } = useLocation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const entry = moduleEntry(app, module, registry);
  const retry = () => {
    entry.forget();
    renderAgain();
  };
  const recover = (error: unknown) => {
    const isWorthwhile = entry.crashed(error);
    if (isWorthwhile) renderAgain();
    return isWorthwhile;
  };
  return (
    <RemoteBoundary
      key={entry.id}
      recover={recover}
      failed={(error) => failed(retry, error)}
      pathname={pathname}
      retry={retry}
      onLeave={entry.forget}
    >
      <Suspense fallback={<SlowNotice>{loading}</SlowNotice>}>
        <Loaded entry={entry} missing={missing} />
        <ShownMark entry={entry} />
        {children}
      </Suspense>
    </RemoteBoundary>
  );
}

function Loaded({ entry, missing }: { entry: ModuleEntry; missing: ReactNode }) {
  const Component = use(entry.component);
  return Component ? <Component /> : missing;
}

/** Tells when the module is on the page, its first effects included: what crashes in them has not been shown. */
function ShownMark({ entry }: { entry: ModuleEntry }) {
  useEffect(() => {
    const timer = setTimeout(() => entry.shown());
    return () => clearTimeout(timer);
  }, [entry]);
  return null;
}
