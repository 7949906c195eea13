import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  /** Default: primary. One primary action per card or dialog. */
  variant?: ButtonVariant | undefined;
  /** Default: m (44 px high). */
  size?: ButtonSize | undefined;
  /** Takes the full width. */
  block?: boolean | undefined;
}

/** The class of a button, for links that must look like one: `<Link className={buttonClass()} to="…">`. */
export function buttonClass({ variant = 'primary', size = 'm', block }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
