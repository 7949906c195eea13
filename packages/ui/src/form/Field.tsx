import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and how to right it; announced, and tied to the input. */
  error?: string | undefined;
  className?: string | undefined;
}

export interface InputWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string | undefined;
}

/** Ties a label, a hint and an error to one input. Internal: use TextField, TextArea, SelectField or SearchField. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  className,
  end,
  children,
}: FieldProps & { end?: ReactNode; children: (wiring: InputWiring) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.input,
      })}
      {(hint || end) && (
        <div className={styles.below}>
          {hint && <span id={hintId}>{hint}</span>}
          {end}
        </div>
      )}
      <p id={errorId} className={styles.error} role="alert" hidden={!error}>
        {error && (
          <>
            <CircleAlert size={16} aria-hidden /> {error}
          </>
        )}
      </p>
    </div>
  );
}
