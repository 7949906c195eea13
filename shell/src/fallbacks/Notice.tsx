import { Link } from '@serein/mfe-kit';
import { buttonClass, Page } from '@serein/ui';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  title: string;
  children: ReactNode;
  /** Where to go instead; the first is the main one. */
  ways: readonly { to: string; label: string }[];
}

/** A page that has no content of its own: what is the matter, and good ways on. */
export function Notice({ title, children, ways }: NoticeProps) {
  return (
    <Page width="text">
      <section className={styles.notice}>
        <Hills />
        <h1>{title}</h1>
        <p className={styles.text}>{children}</p>
        <ul className={styles.ways}>
          {ways.map(({ to, label }, index) => (
            <li key={to}>
              <Link to={to} className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

/** Three hills with the sun behind them, in the theme's colours. */
const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 240 110" aria-hidden="true" focusable="false">
    <circle className={styles.sun} cx="150" cy="52" r="24" />
    <path className={styles.far} d="M0 84c40-34 68-34 104-8s80 8 136-18v52H0z" />
    <path className={styles.middle} d="M0 96c34-20 74-22 114-4s84 4 126-14v32H0z" />
    <path className={styles.near} d="M0 106c50-12 96-12 140-2s70 2 100-6v12H0z" />
  </svg>
);
