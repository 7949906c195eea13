import { Link } from '@serein/mfe-kit';
import { ErrorState, Page } from '@serein/ui';
import styles from '../fallbacks/Notice.module.css';
import { WaitingPage } from '../fallbacks/WaitingPage.tsx';
import { Arrival } from '../navigation/Arrival.tsx';
import type { Route } from '../routes.ts';
import { FederatedModule } from './FederatedModule.tsx';
import { patiently } from './patiently.ts';
import { useVersions } from './Versions.tsx';

const ComingSoonPage = patiently(() => import('../fallbacks/ComingSoonPage.tsx'));

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
        <Page>
          <ErrorState
            title="This page did not load"
            message="Nothing was lost, and the rest of the site works. Please try again in a moment."
            onRetry={() => {
              renew();
              retry();
            }}
          />
          {route.chrome === 'bare' && (
            <p className={styles.ways}>
              <Link to="/">Go to the home page</Link>
              <Link to="/gethelpnow">Get help now</Link>
            </p>
          )}
        </Page>
      )}
    >
      <Arrival next={route.next} />
    </FederatedModule>
  );
}
