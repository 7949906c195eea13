import { Link } from '@serein/mfe-kit';
import { ArrowRight, LifeBuoy } from 'lucide-react';
import styles from './CrisisLink.module.css';

/** Leads to the crisis resources; early on the page, since who needs it should not have to look. */
export function CrisisLink() {
  return (
    <Link to="/gethelpnow" className={styles.link}>
      <LifeBuoy size={24} aria-hidden />
      <span>
        <strong>In crisis, or worried about someone?</strong> Free helplines answer day and night. You do not have to
        wait.
      </span>
      <span className={styles.go}>
        Get help now <ArrowRight size={18} aria-hidden />
      </span>
    </Link>
  );
}
