import { CloudOff } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { focusHeading } from './focus-heading.ts';
import styles from './State.module.css';

export interface ErrorStateProps {
  /** Default: 'That did not load'. */
  title?: string | undefined;
  /** What happened, fit to show (the message of an ApiError). */
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Something could not be loaded: what happened, that nothing was lost, and a retry. */
export function ErrorState({ title = 'That did not load', message, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden>
        <CloudOff size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{message ?? 'Nothing was lost. Please try again in a moment.'}</p>
      {onRetry && (
        <Button
          variant="secondary"
          onClick={(event) => {
            focusHeading(event.currentTarget);
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
