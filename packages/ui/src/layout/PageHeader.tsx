import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Actions beside the title. */
  children?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}
