import { SHELL_APP } from '@serein/contracts/registry';
import { Button, EmptyState, ErrorState, Sheet, Skeleton, SkeletonGroup } from '@serein/ui';
import { Layers } from 'lucide-react';
import { Suspense, useState } from 'react';
import { QuietBoundary } from '../../../fallbacks/QuietBoundary.tsx';
import { patiently } from '../../../federation/patiently.ts';
import { appTitle } from '../app-name.ts';
import type { OwnVersion } from '../card/AppCard.tsx';
import { countText } from '../formats.ts';
import { useNewestChanges, useVersions } from '../registry-queries.ts';
import { VersionItem } from './VersionItem.tsx';
import styles from './VersionsSheet.module.css';
import { wasNeverLive } from './was-live.ts';

// It brings the schemas along, which nothing else here needs.
const DevServerForm = patiently(() => import('./DevServerForm.tsx'));

const SHOWN_FIRST = 10;
const PLACEHOLDERS = ['a', 'b', 'c'];

interface VersionsProps {
  app: string;
  /** Of its pointer. */
  revision: number;
  own: OwnVersion | undefined;
  onRollback: (version: string) => void;
}

export interface VersionsSheetProps extends Omit<VersionsProps, 'app'> {
  /** Null: closed. */
  app: string | null;
  onClose: () => void;
}

/** The stored versions of an app: to go back to for everybody, or to look at alone. */
export function VersionsSheet({ app, onClose, ...props }: VersionsSheetProps) {
  return (
    <Sheet open={app !== null} onClose={onClose} title={`Versions of ${appTitle(app ?? '')}`}>
      {app !== null && <Versions app={app} {...props} />}
      {/* A dev server stands in for a remote only: what would load it is the shell. */}
      {app !== null && app !== SHELL_APP && (
        <QuietBoundary>
          <Suspense fallback={<Skeleton height="13.5rem" />}>
            <DevServerForm app={app} />
          </Suspense>
        </QuietBoundary>
      )}
    </Sheet>
  );
}

function Versions({ app, revision, own, onRollback }: VersionsProps) {
  const found = useVersions(app);
  const { data: known } = useNewestChanges(app, revision);
  const [showsAll, setShowsAll] = useState(false);
  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading the versions…" className={styles.list}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} height="8.5rem" />
        ))}
      </SkeletonGroup>
    );
  }
  const versions = found.data?.versions;
  if (!versions) return <ErrorState message={found.error?.message} onRetry={() => void found.refetch()} />;
  if (versions.length === 0) {
    return <EmptyState icon={<Layers size={28} />} title="No version is stored" text="A dev server stands in." />;
  }
  const shown = showsAll ? versions : versions.slice(0, SHOWN_FIRST);
  const mine = own?.channel === 'override' ? own.version : null;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((version) => (
          <VersionItem
            key={version.version}
            version={version}
            isMine={version.version === mine}
            neverLive={known !== undefined && wasNeverLive(version, known)}
            onRollback={onRollback}
          />
        ))}
      </ul>
      {shown.length < versions.length && (
        <Button variant="secondary" block onClick={() => setShowsAll(true)}>
          Show {countText(versions.length - shown.length)} more
        </Button>
      )}
    </>
  );
}
