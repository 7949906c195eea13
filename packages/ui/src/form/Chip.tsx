import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'type'> {
  pressed: boolean;
}

/** A chip that is on or off by itself. For one choice out of several use ChipChoice. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button {...rest} type="button" aria-pressed={pressed} className={classNames(styles.chip, className)} />;
}

export interface ChoiceOption<V extends string> {
  value: V;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChipChoiceProps<V extends string> {
  /** What is chosen: read out with the group. */
  legend: string;
  hideLegend?: boolean | undefined;
  /** Unique in the page. */
  name: string;
  options: readonly ChoiceOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** One choice out of several, as chips: native radio buttons, so arrow keys work. The row scrolls on a narrow screen. */
export function ChipChoice<V extends string>(props: ChipChoiceProps<V>) {
  const { legend, hideLegend, name, options, value, onChange, className } = props;
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip} data-checked={option.value === value || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
