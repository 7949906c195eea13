import { Button, Dialog } from '@serein/ui';
import { ArrowRight } from 'lucide-react';
import { VersionName } from '../VersionName.tsx';
import styles from './ChangeDialog.module.css';
import type { Plan } from './plans.ts';

export interface ChangeDialogProps {
  /** Null: closed. */
  plan: Plan | null;
  isPending: boolean;
  /** Why it did not work, fit to show. */
  trouble: string | undefined;
  onConfirm: (plan: Plan) => void;
  onClose: () => void;
}

/** Says what exactly a change will do, and asks. */
export function ChangeDialog({ plan, isPending, trouble, onConfirm, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={plan?.title ?? ''}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button loading={isPending} onClick={() => plan && onConfirm(plan)}>
            {plan?.confirm}
          </Button>
        </>
      }
    >
      {plan && (
        <>
          <p className={styles.step}>
            <VersionName version={plan.from} />
            <ArrowRight size={20} role="img" aria-label="becomes" />
            <VersionName version={plan.to} className={styles.to} />
          </p>
          <ul className={styles.effects}>
            {plan.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        </>
      )}
    </Dialog>
  );
}
