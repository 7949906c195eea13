import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and swallows clicks; the button keeps its width and its focus. */
  loading?: boolean | undefined;
  icon?: ReactNode;
}

/** A button. Its type is "button" unless told otherwise, so that a form is never sent by accident. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), loading && styles.loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading && <LoaderCircle className={styles.spinner} size={20} aria-hidden />}
    </button>
  );
}
