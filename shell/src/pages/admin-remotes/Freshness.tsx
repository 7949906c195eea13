import { Button, VisuallyHidden } from '@serein/ui';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styles from './AdminRemotesPage.module.css';
import { clockText } from './formats.ts';
import type { useOverview } from './registry-queries.ts';

/** When the figures were true, whether they could be renewed, and a button that does it now. */
export function Freshness({ overview }: { overview: ReturnType<typeof useOverview> }) {
  const [asked, setAsked] = useState<'no' | 'waiting' | 'answered'>('no');
  const since = clockText(overview.dataUpdatedAt);
  const refresh = async () => {
    setAsked('waiting');
    await overview.refetch();
    setAsked('answered');
  };
  return (
    <div className={styles.freshness}>
      {overview.isError ? (
        <p className={styles.stale} role="alert">
          Could not be renewed since {since}
        </p>
      ) : (
        <p className={styles.updated}>Updated at {since}</p>
      )}
      <VisuallyHidden role="status">
        {asked === 'answered' && !overview.isError ? 'Everything is up to date.' : ''}
      </VisuallyHidden>
      <Button
        size="s"
        variant="secondary"
        loading={asked === 'waiting'}
        icon={<RefreshCw size={18} aria-hidden />}
        onClick={() => void refresh()}
      >
        Refresh
      </Button>
    </div>
  );
}
