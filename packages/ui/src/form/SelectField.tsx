import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className' | 'multiple' | 'size'>;

/** A labelled native select; its options are the children. */
export function SelectField({ label, hideLabel, hint, error, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className={styles.select}>
          <select {...select} {...wiring}>
            {children}
          </select>
          <ChevronDown className={styles.chevron} size={20} aria-hidden />
        </div>
      )}
    </Field>
  );
}
