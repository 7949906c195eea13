import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Page.module.css';

/** The width and margins of a page's content, inside the shell's <main>. `text` is for reading and for forms. */
export function Page({
  width = 'wide',
  className,
  children,
}: {
  width?: 'wide' | 'text' | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width], className)}>{children}</div>;
}
