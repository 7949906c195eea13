import type { AppOverview, RegistryEntry } from '@serein/contracts/registry';
import { Badge, Button, Card, VisuallyHidden } from '@serein/ui';
import { History, Layers, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { appTitle } from '../app-name.ts';
import { type Plan, rollbackPlan } from '../change/plans.ts';
import type { Outcome } from '../change/use-change.ts';
import { figuresOf, isFailing } from '../figures/figures.ts';
import { durationText, shortVersion } from '../formats.ts';
import { useNewestChanges } from '../registry-queries.ts';
import { VersionName } from '../VersionName.tsx';
import styles from './AppCard.module.css';
import { CanaryPart } from './CanaryPart.tsx';
import { Facts } from './Facts.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { newestChanges, whatMadeLive } from './live-story.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';

/** What one browser gets of an app. */
export interface OwnVersion {
  version: string;
  channel: RegistryEntry['channel'];
}

export interface AppCardProps {
  overview: AppOverview;
  /** Epoch milliseconds of when the overview was true. */
  now: number;
  own: OwnVersion | undefined;
  /** Of the last change, when it was this app's. */
  outcome: Outcome | null;
  isChanging: boolean;
  onPlan: (plan: Plan) => void;
  onUndo: (plan: Plan) => void;
  onDismiss: () => void;
  onShow: (list: 'versions' | 'history') => void;
}

/** One app of the site: what is live, how it does, and what can be done about it. */
export function AppCard(props: AppCardProps) {
  const { overview, now, own, outcome, isChanging, onPlan, onUndo, onDismiss, onShow } = props;
  const { app, pointer } = overview;
  const title = appTitle(app);
  const titleId = useId();
  const history = useNewestChanges(app, overview.revision);
  const changes = newestChanges(pointer, history.data?.changes);
  const made = whatMadeLive(pointer.version, changes);
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.live}>
          <VersionName version={pointer.version} full />
          {made && ` live for ${durationText(made.at, now)}`}
        </p>
        <Badges overview={overview} own={own} />
      </header>
      {outcome && (
        <OutcomeNotice
          key={outcome.revision}
          outcome={outcome}
          overview={overview}
          now={now}
          isPending={isChanging}
          onUndo={onUndo}
          onDismiss={onDismiss}
        />
      )}
      <div className={styles.columns}>
        <Facts pointer={pointer} changes={changes} now={now} isPending={history.isPending} />
        <LiveFigures overview={overview} />
      </div>
      <CanaryPart overview={overview} changes={changes} now={now} isMine={own?.channel === 'canary'} onPlan={onPlan} />
      <footer className={styles.actions}>
        {pointer.previous && <Rollback title={title} plan={rollbackPlan(overview, pointer.previous)} onPlan={onPlan} />}
        <div className={styles.lists}>
          <Button size="s" variant="ghost" icon={<Layers size={18} aria-hidden />} onClick={() => onShow('versions')}>
            <span>
              Versions<VisuallyHidden> of {title}</VisuallyHidden>
            </span>
          </Button>
          <Button size="s" variant="ghost" icon={<History size={18} aria-hidden />} onClick={() => onShow('history')}>
            <span>
              History<VisuallyHidden> of {title}</VisuallyHidden>
            </span>
          </Button>
        </div>
      </footer>
    </Card>
  );
}

function Rollback({ title, plan, onPlan }: { title: string; plan: Plan; onPlan: (plan: Plan) => void }) {
  return (
    <Button size="s" variant="secondary" icon={<Undo2 size={18} aria-hidden />} onClick={() => onPlan(plan)}>
      <span>
        Roll<VisuallyHidden> {title}</VisuallyHidden> back to {shortVersion(plan.to)}
      </span>
    </Button>
  );
}

function Badges({ overview: { pointer, figures }, own }: Pick<AppCardProps, 'overview' | 'own'>) {
  return (
    <>
      {isFailing(figuresOf(figures, pointer.version)) && <Badge tone="danger">Many loads go wrong</Badge>}
      {pointer.version === 'dev' && <Badge tone="attention">Dev server</Badge>}
      {own?.channel === 'override' && (
        <Badge tone="attention">
          You alone see {own.version === 'dev' ? 'a dev server' : shortVersion(own.version)}
        </Badge>
      )}
    </>
  );
}
