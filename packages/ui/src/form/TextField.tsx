import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A labelled one-line input. Takes react-hook-form's `{...register('name')}`. */
export function TextField({ label, hideLabel, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} />}
    </Field>
  );
}
