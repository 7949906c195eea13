import { BRAND } from '@serein/contracts';
import { Link } from '@serein/mfe-kit';
import { buttonClass, classNames } from '@serein/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import dawn from '../../assets/hero/hero-03.avif';
import { Logo } from '../../assets/Logo.tsx';
import styles from './AccountFrame.module.css';

export interface AccountFrameProps {
  /** The page's h1. */
  title: string;
  lead: ReactNode;
  /** Shown at the top right instead of the way back to the home page. */
  corner?: ReactNode;
  /** Said over the hills, on wide screens. */
  words?: string;
  children: ReactNode;
}

/** The bare pages around an account: hills on one side, one form on the other. */
export function AccountFrame({ title, lead, corner = <CloseLink />, words, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.scene}>
        <img src={dawn} alt="" width={1600} height={900} />
        {words && <p className={styles.words}>{words}</p>}
      </div>
      <div className={styles.side}>
        <div className={styles.corners}>
          <span className={styles.brand}>
            <Logo /> {BRAND}
          </span>
          {corner}
        </div>
        <div className={styles.content}>
          <header className={styles.header}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </header>
          {children}
        </div>
        <p className={styles.help}>
          <Link to="/gethelpnow">Need help now?</Link>
        </p>
      </div>
    </div>
  );
}

/** An icon that leads somewhere. */
export function CornerLink({ to, label, state, children }: CornerLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      className={classNames(buttonClass({ variant: 'ghost' }), styles.corner)}
      aria-label={label}
      title={label}
    >
      {children}
    </Link>
  );
}

interface CornerLinkProps {
  to: string;
  label: string;
  state?: unknown;
  children: ReactNode;
}

export const CloseLink = () => (
  <CornerLink to="/" label="Close">
    <X size={22} aria-hidden />
  </CornerLink>
);
