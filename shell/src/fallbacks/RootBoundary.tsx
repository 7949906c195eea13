import { Button } from '@serein/ui';
import { Component, type ReactNode } from 'react';
import styles from './Notice.module.css';

/** The last resort: the shell itself failed. A reload starts everything anew. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.notice}>
        <h1>Something went wrong on our side</h1>
        <p className={styles.text}>
          Nothing was lost. Please load the page again; if it happens again, come back a little later.
        </p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
        {/* A plain link: the router may be what failed. */}
        <a href="/gethelpnow">Get help now</a>
      </main>
    );
  }
}
