import { ErrorState, Page } from '@serein/ui';
import { lazy } from 'react';
import { WaitingPage } from '../fallbacks/WaitingPage.tsx';
import { Arrival } from '../navigation/Arrival.tsx';
import type { Route } from '../routes.ts';
import { FederatedModule } from './FederatedModule.tsx';

const ComingSoonPage = lazy(() => import('../fallbacks/ComingSoonPage.tsx'));

/** The page behind a route, whichever app it belongs to. */
export function PageModule({ route }: { route: Route }) {
  return (
    <FederatedModule
      app={route.app}
      module={route.module}
      loading={<WaitingPage />}
      missing={<ComingSoonPage route={route} />}
      failed={(retry) => (
        <Page>
          <ErrorState
            title="This page did not load"
            message="Nothing was lost, and the rest of the site works. Please try again in a moment."
            onRetry={retry}
          />
        </Page>
      )}
    >
      <Arrival next={route.next} />
    </FederatedModule>
  );
}
