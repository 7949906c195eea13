import { Link } from '@serein/mfe-kit';
import { Button, Page } from '@serein/ui';
import { FirstNumbers } from '../help/FirstNumbers.tsx';
import type { Route } from '../routes.ts';
import styles from './Notice.module.css';

const HELP_PATH = '/gethelpnow';

/** Stands in for a page that did not load or broke. Who came for help finds the first numbers here. */
export function PageFailure({ route, onRetry }: { route: Route; onRetry: () => void }) {
  const isHelp = route.path === HELP_PATH;
  return (
    <Page width="text">
      <section className={styles.notice} role="alert">
        <h1>This page did not load</h1>
        {isHelp && <FirstNumbers />}
        <p className={styles.text}>
          {isHelp
            ? 'You can call without a plan for what to say. The whole list is here as soon as the connection is back.'
            : 'Nothing was lost, and the rest of the site works. Please try again in a moment.'}
        </p>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
        {route.chrome === 'bare' && (
          <p className={styles.ways}>
            <Link to="/">Go to the home page</Link>
            <Link to={HELP_PATH}>Get help now</Link>
          </p>
        )}
      </section>
    </Page>
  );
}
