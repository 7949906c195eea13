import { Button } from '@serein/ui';
import { Eye } from 'lucide-react';
import { VersionName } from '../VersionName.tsx';
import { useEndOverride } from '../versions/use-override.ts';
import styles from './OutcomeNotice.module.css';

/** Tells that this browser shows another version than everybody's, and leads back. */
export function OwnPart({ version }: { version: string }) {
  const end = useEndOverride();
  return (
    <div className={styles.moved}>
      <Eye size={20} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        In this browser only: <VersionName version={version} />
      </p>
      <Button
        size="s"
        variant="secondary"
        className={styles.action}
        loading={end.isPending || end.isSuccess}
        onClick={() => end.mutate()}
      >
        Back to the live version
      </Button>
    </div>
  );
}
