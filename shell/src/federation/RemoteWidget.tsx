import { ErrorState } from '@serein/ui';
import type { ReactNode } from 'react';
import { FederatedModule } from './FederatedModule.tsx';
import type { RemoteName } from './registry.ts';

export interface RemoteWidgetProps {
  app: RemoteName;
  /** The exposed name, for instance `TopDoctors`. */
  module: string;
  /** Placeholders in the final size. */
  loading: ReactNode;
  /** What the message says that did not load, for instance "The list of doctors". */
  name: string;
}

/** A part of a page that belongs to a remote. Where the remote does not have it, nothing is shown. */
export function RemoteWidget({ app, module, loading, name }: RemoteWidgetProps) {
  return (
    <FederatedModule
      app={app}
      module={module}
      loading={loading}
      missing={null}
      failed={(retry) => (
        <ErrorState
          title={`${name} did not load`}
          message="The rest of this page works. Please try again in a moment."
          onRetry={retry}
        />
      )}
    />
  );
}
