import { Button, EmptyState, ErrorState, Sheet, Skeleton, SkeletonGroup } from '@serein/ui';
import { History } from 'lucide-react';
import { appTitle } from '../app-name.ts';
import { useHistory } from '../registry-queries.ts';
import { ChangeItem } from './ChangeItem.tsx';
import styles from './HistorySheet.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd'];

export interface HistorySheetProps {
  /** Null: closed. */
  app: string | null;
  now: number;
  onClose: () => void;
}

/** Everything that was ever done to an app, newest first. */
export function HistorySheet({ app, now, onClose }: HistorySheetProps) {
  return (
    <Sheet open={app !== null} onClose={onClose} title={`History of ${appTitle(app ?? '')}`}>
      {app !== null && <Changes app={app} now={now} />}
    </Sheet>
  );
}

function Changes({ app, now }: { app: string; now: number }) {
  const found = useHistory(app);
  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading the history…" className={styles.list}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} height="6rem" />
        ))}
      </SkeletonGroup>
    );
  }
  const changes = found.data?.pages.flatMap((page) => page.changes);
  if (!changes) return <ErrorState message={found.error?.message} onRetry={() => void found.refetch()} />;
  if (changes.length === 0) return <EmptyState icon={<History size={28} />} title="Nothing has happened yet" />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with nothing to press in it, arrow keys need a place to scroll it from */}
      <ol className={styles.list} tabIndex={0} aria-label="Changes, newest first">
        {changes.map((change) => (
          <ChangeItem key={`${change.at} ${change.action} ${change.version}`} change={change} now={now} />
        ))}
      </ol>
      {found.isFetchNextPageError && <ErrorState message={found.error?.message} />}
      {found.hasNextPage && (
        <Button variant="secondary" block loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Earlier changes
        </Button>
      )}
    </>
  );
}
