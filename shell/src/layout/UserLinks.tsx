import { Link, useSession } from '@serein/mfe-kit';
import { Button } from '@serein/ui';
import { useState } from 'react';
import { useLogout, useLogoutEverywhere } from '../session/logout.ts';
import { ADMIN_LINKS, USER_LINKS } from './links.ts';
import styles from './UserLinks.module.css';

/** The links and actions of a signed-in user, for the menu of the bar and for the sheet. */
export function UserLinks({ className, onLeave }: { className: string | undefined; onLeave: () => void }) {
  const { isAdmin } = useSession();
  const logout = useLogout();
  const logoutEverywhere = useLogoutEverywhere();
  const [isAsking, setAsking] = useState(false);
  const leaving = (leave: () => unknown) => () => {
    onLeave();
    void leave();
  };
  return (
    <ul className={className}>
      {[...USER_LINKS, ...(isAdmin ? ADMIN_LINKS : [])].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} onClick={onLeave}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          Sign out on all devices
        </button>
        {isAsking && (
          <div className={styles.question}>
            <p>Every phone and computer has to log in again, this one too.</p>
            <Button size="s" variant="danger" onClick={leaving(logoutEverywhere)}>
              Yes, sign out
            </Button>
          </div>
        )}
      </li>
      <li>
        <button type="button" onClick={leaving(logout)}>
          Logout
        </button>
      </li>
    </ul>
  );
}
