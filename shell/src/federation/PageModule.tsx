import { PageFailure } from '../fallbacks/PageFailure.tsx';
import { WaitingPage } from '../fallbacks/WaitingPage.tsx';
import { Arrival } from '../navigation/Arrival.tsx';
import type { Route } from '../routes.ts';
import { FederatedModule } from './FederatedModule.tsx';
import { patiently } from './patiently.ts';
import { useVersions } from './Versions.tsx';

const ComingSoonPage = patiently(() => import(/* webpackChunkName: 'notices' */ '../fallbacks/ComingSoonPage.tsx'));

/** The page behind a route, whichever app it belongs to. */
export function PageModule({ route }: { route: Route }) {
  const { renew } = useVersions();
  return (
    <FederatedModule
      app={route.app}
      module={route.module}
      loading={<WaitingPage />}
      missing={<ComingSoonPage route={route} />}
      failed={(retry) => (
        <PageFailure
          route={route}
          onRetry={() => {
            renew();
            retry();
          }}
        />
      )}
    >
      <Arrival next={route.next} />
    </FederatedModule>
  );
}
