import { Link, useSession } from '@serein/mfe-kit';
import { useLogout, useLogoutEverywhere } from '../session/logout.ts';
import { ADMIN_LINKS, USER_LINKS } from './links.ts';

/** The links and actions of a signed-in user, for the menu of the bar and for the sheet. */
export function UserLinks({ className, onLeave }: { className: string | undefined; onLeave: () => void }) {
  const { isAdmin } = useSession();
  const logout = useLogout();
  const logoutEverywhere = useLogoutEverywhere();
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
        <button type="button" onClick={leaving(logoutEverywhere)}>
          Sign out on all devices
        </button>
      </li>
      <li>
        <button type="button" onClick={leaving(logout)}>
          Logout
        </button>
      </li>
    </ul>
  );
}
