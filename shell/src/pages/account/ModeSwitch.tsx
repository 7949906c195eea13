import { Link, useLocation } from 'react-router-dom';
import styles from './account-form.module.css';
import type { Mode } from './use-mode.ts';

/** Leads to the other mode of the same page and keeps the way back. */
export function ModeSwitch({ mode }: { mode: Mode }) {
  const { pathname, state } = useLocation();
  return (
    <p className={styles.switch}>
      {mode === 'login' ? 'New here?' : 'Already have an account?'}
      <Link to={mode === 'login' ? `${pathname}?mode=signup` : pathname} state={state} replace>
        {mode === 'login' ? 'Sign Up' : 'Login'}
      </Link>
    </p>
  );
}
