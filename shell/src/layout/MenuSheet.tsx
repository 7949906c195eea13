import { Link, NavLink, useSession } from '@serein/mfe-kit';
import { buttonClass, Sheet } from '@serein/ui';
import { TOP_LINKS } from './links.ts';
import styles from './Menu.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';
import { UserLinks } from './UserLinks.tsx';

/** The menu of narrow screens: all that the bar shows on wide ones. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const { status } = useSession();
  return (
    <Sheet open onClose={onClose} title="Menu">
      <nav aria-label="Main">
        <ul className={`${styles.list} ${styles.columns}`}>
          {TOP_LINKS.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.part}>
        {status === 'visitor' ? (
          <Link to="/login?mode=signup" className={buttonClass({ block: true })} onClick={onClose}>
            Create Account
          </Link>
        ) : (
          <UserLinks className={styles.list} onLeave={onClose} />
        )}
      </div>
      <div className={styles.part}>
        <ThemeChoice name="sheet-theme" />
      </div>
    </Sheet>
  );
}
