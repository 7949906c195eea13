import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A labelled text area. With `value` and `maxLength` it shows how much has been written. */
export function TextArea({ label, hideLabel, hint, error, className, ...input }: TextAreaProps) {
  const { value, maxLength } = input;
  const count =
    typeof value === 'string' && maxLength ? (
      <span className={styles.count}>
        {value.length} / {maxLength}
      </span>
    ) : undefined;
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className} end={count}>
      {(wiring) => <textarea {...input} {...wiring} />}
    </Field>
  );
}
