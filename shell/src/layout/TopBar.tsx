import { BRAND } from '@serein/contracts';
import { Link, NavLink, useSession } from '@serein/mfe-kit';
import { buttonClass, IconButton, VisuallyHidden } from '@serein/ui';
import { LifeBuoy, Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Logo } from '../assets/Logo.tsx';
import { QuietBoundary } from '../fallbacks/QuietBoundary.tsx';
import { patiently } from '../federation/patiently.ts';
import { TOP_LINKS } from './links.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import styles from './TopBar.module.css';

// Neither is needed for the first view of a visitor.
const MenuSheet = patiently(() => import(/* webpackChunkName: 'menus' */ './MenuSheet.tsx'));
const ProfileMenu = patiently(() => import(/* webpackChunkName: 'menus' */ './ProfileMenu.tsx'));

/** The bar of every page with chrome. On a narrow screen the links are in a sheet. */
export function TopBar() {
  const { status, user } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <Logo />
          <span className={styles.name}>{BRAND}</span> <span className={styles.beta}>beta</span>
          <VisuallyHidden>: home page</VisuallyHidden>
        </Link>
        <nav className={styles.links} aria-label="Main">
          <ul>
            {TOP_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link to="/gethelpnow" className={styles.help}>
          <LifeBuoy size={18} aria-hidden />
          Need help now?
        </Link>
        <div className={styles.wide}>
          <ThemeMenu />
          {status === 'visitor' && (
            <Link to="/login?mode=signup" className={buttonClass({ size: 's' })}>
              Create Account
            </Link>
          )}
          {status !== 'visitor' && (
            <QuietBoundary name="Your menu">
              <Suspense fallback={<span className={styles.placeholder} />}>
                {user ? <ProfileMenu user={user} /> : <span className={styles.placeholder} />}
              </Suspense>
            </QuietBoundary>
          )}
        </div>
        <IconButton
          label="Menu"
          className={styles.menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          onPointerEnter={() => void import(/* webpackChunkName: 'menus' */ './MenuSheet.tsx')}
          onFocus={() => void import(/* webpackChunkName: 'menus' */ './MenuSheet.tsx')}
        >
          <Menu size={24} aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <QuietBoundary name="The menu">
          <Suspense>
            <MenuSheet onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      )}
    </header>
  );
}
