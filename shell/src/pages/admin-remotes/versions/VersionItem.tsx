import type { VersionSummary } from '@serein/contracts/registry';
import { Badge, type BadgeTone, Button, VisuallyHidden } from '@serein/ui';
import { Eye, Undo2 } from 'lucide-react';
import { Author } from '../Author.tsx';
import { Commit } from '../Commit.tsx';
import { sizeText } from '../formats.ts';
import { Moment } from '../Moment.tsx';
import { VersionName } from '../VersionName.tsx';
import { useOverride } from './use-override.ts';
import styles from './VersionsSheet.module.css';

const STATES: Readonly<Record<VersionSummary['state'], { label: string; tone: BadgeTone }>> = {
  live: { label: 'Live', tone: 'accent' },
  previous: { label: 'Before', tone: 'neutral' },
  canary: { label: 'Canary', tone: 'attention' },
  stored: { label: 'Stored', tone: 'neutral' },
};

export interface VersionItemProps {
  version: VersionSummary;
  /** This browser sees it by an override. */
  isMine: boolean;
  /** It cannot be gone back to. */
  neverLive: boolean;
  onRollback: (version: string) => void;
}

/** A stored version, with what can be done with it. */
export function VersionItem({ version: summary, isMine, neverLive, onRollback }: VersionItemProps) {
  const { app, version, state, size, publishedAt, publishedBy, commit } = summary;
  const override = useOverride();
  const { label, tone } = STATES[state];
  const canGoBack = state === 'previous' || (state === 'stored' && !neverLive);
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <VersionName version={version} full />
        <Badge tone={tone}>{state === 'stored' && neverLive ? 'Never live' : label}</Badge>
        {isMine && <Badge tone="attention">You see it</Badge>}
      </p>
      <p>
        {sizeText(size)}, <Moment iso={publishedAt} />
      </p>
      <p className={styles.detail}>
        By <Author by={publishedBy} />, <Commit commit={commit} />
      </p>
      {state !== 'live' && (
        <p className={styles.buttons}>
          {canGoBack && (
            <Button
              size="s"
              variant="secondary"
              icon={<Undo2 size={18} aria-hidden />}
              onClick={() => onRollback(version)}
            >
              <span>
                Roll back<VisuallyHidden> to {version}</VisuallyHidden>
              </span>
            </Button>
          )}
          {!isMine && (
            <Button
              size="s"
              variant="secondary"
              icon={<Eye size={18} aria-hidden />}
              loading={override.isPending || override.isSuccess}
              onClick={() => override.mutate({ app, version })}
            >
              <span>
                <VisuallyHidden>See {version} </VisuallyHidden>Only for me
              </span>
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
