import { type ReactNode, Suspense, use } from 'react';
import type { AppName } from '../routes.ts';
import { forgetModule, moduleEntry } from './modules.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

export interface FederatedModuleProps {
  app: AppName;
  /** The module's name, without `./`. */
  module: string;
  /** Shown while it loads, in its final size. */
  loading: ReactNode;
  /** Shown where the live version of the app does not have the module. */
  missing: ReactNode;
  /** Shown in its place when it fails; `retry` loads and renders it anew. */
  failed: (retry: () => void) => ReactNode;
  /** Rendered together with the module, once it is there. */
  children?: ReactNode;
}

/** A module of any app, in a room of its own: its failure stays there. */
export function FederatedModule({ app, module, loading, missing, failed, children }: FederatedModuleProps) {
  return (
    <RemoteBoundary key={`${app}/${module}`} failed={failed} onRetry={() => forgetModule(app, module)}>
      <Suspense fallback={loading}>
        <Loaded app={app} module={module} missing={missing} />
        {children}
      </Suspense>
    </RemoteBoundary>
  );
}

function Loaded({ app, module, missing }: Pick<FederatedModuleProps, 'app' | 'module' | 'missing'>) {
  const Component = use(moduleEntry(app, module));
  return Component ? <Component /> : missing;
}
