import type { AppOverview, Change } from '@serein/contracts/registry';
import { Button } from '@serein/ui';
import { Bird, TriangleAlert } from 'lucide-react';
import { Author } from '../Author.tsx';
import { appTitle } from '../app-name.ts';
import { Checks } from '../change/Checks.tsx';
import { abortPlan, type Plan, promotePlan } from '../change/plans.ts';
import { compare, figuresOf, isSlower } from '../figures/figures.ts';
import { canaryWords } from '../figures/verdict-words.ts';
import { durationText } from '../formats.ts';
import { VersionName } from '../VersionName.tsx';
import styles from './CanaryPart.module.css';
import { whatChecked } from './live-story.ts';

export interface CanaryPartProps {
  overview: AppOverview;
  changes: readonly Change[];
  now: number;
  /** This browser is one of those that try it. */
  isMine: boolean;
  onPlan: (plan: Plan) => void;
}

/** A version that some visitors try: its share, how it does beside the live one, and the ways on. */
export function CanaryPart({ overview, changes, now, isMine, onPlan }: CanaryPartProps) {
  const { app, pointer, figures } = overview;
  const { canary } = pointer;
  const promote = promotePlan(overview);
  const abort = abortPlan(overview);
  if (!canary || !promote || !abort) return null;
  const tried = figuresOf(figures, canary.version);
  const live = figuresOf(figures, pointer.version);
  const verdict = compare(tried, live);
  const isWorse = verdict.kind === 'worse';
  const checked = whatChecked(canary.version, changes);
  const Icon = isWorse ? TriangleAlert : Bird;
  return (
    <section className={isWorse ? styles.worse : styles.canary} aria-label={`Canary of ${appTitle(app)}`}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          Canary <VersionName version={canary.version} />
        </h3>
        <p>
          For {canary.percent}% of visitors, for {durationText(canary.since, now)}
          {checked && (
            <>
              , by <Author by={checked.by} />
            </>
          )}
          . {isMine && 'This browser is one of them.'}
        </p>
        <p className={styles.verdict}>{canaryWords(verdict, isSlower(tried, live))}</p>
        {checked && <Checks change={checked} />}
      </div>
      <div className={styles.actions}>
        <Button size="s" variant="secondary" onClick={() => onPlan(abort)}>
          End it
        </Button>
        <Button size="s" variant={verdict.kind === 'good' ? 'primary' : 'secondary'} onClick={() => onPlan(promote)}>
          Make it live
        </Button>
      </div>
      <span className={styles.share} aria-hidden>
        <span style={{ inlineSize: `${canary.percent}%` }} />
      </span>
    </section>
  );
}
