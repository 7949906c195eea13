import type { AppOverview } from '@serein/contracts/registry';
import { Button, IconButton } from '@serein/ui';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Author } from '../Author.tsx';
import { ChangeLine } from '../change/ChangeLine.tsx';
import { type Plan, rollbackPlan } from '../change/plans.ts';
import type { Outcome } from '../change/use-change.ts';
import { agoText, shortVersion } from '../formats.ts';
import styles from './OutcomeNotice.module.css';

export interface OutcomeNoticeProps {
  outcome: Outcome;
  overview: AppOverview;
  now: number;
  isPending: boolean;
  onUndo: (plan: Plan) => void;
  onDismiss: () => void;
}

/** What came of the change just made, with the way back. Takes the focus, so that the way back is next. */
export function OutcomeNotice({ outcome, overview, now, isPending, onUndo, onDismiss }: OutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: false }), []);
  const undo = outcome.kind === 'done' ? outcome.plan.undo : null;
  return (
    <div ref={box} tabIndex={-1} role="status" className={outcome.kind === 'done' ? styles.done : styles.moved}>
      {outcome.kind === 'done' ? <CircleCheck size={20} aria-hidden /> : <TriangleAlert size={20} aria-hidden />}
      <p className={styles.text}>
        {outcome.kind === 'done' ? outcome.plan.done : <Moved overview={overview} now={now} />}
      </p>
      {undo && (
        <Button
          size="s"
          variant="secondary"
          className={styles.action}
          loading={isPending}
          onClick={() => onUndo(rollbackPlan(overview, undo))}
        >
          Undo: back to {shortVersion(undo)}
        </Button>
      )}
      <IconButton label="Dismiss this message" className={styles.close} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

function Moved({ overview: { pointer }, now }: { overview: AppOverview; now: number }) {
  return (
    <>
      Nothing was done, since another change came first (<ChangeLine change={pointer.change} inSentence /> by{' '}
      <Author by={pointer.change.by} />, {agoText(pointer.change.at, now)}). Look at it and try again.
    </>
  );
}
