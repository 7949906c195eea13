import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does: read out, and shown as a tooltip. */
  label: string;
}

/** A round 44 px button with an icon as its child. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.button, className)} aria-label={label} title={label} />
  );
}
