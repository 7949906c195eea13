import { Link, usePageTitle } from '@serein/mfe-kit';
import { Ghost } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { AccountFrame, CloseLink, CornerLink } from '../account/AccountFrame.tsx';
import styles from '../account/account-form.module.css';
import { ModeSwitch } from '../account/ModeSwitch.tsx';
import { useMode, useModeArrival } from '../account/use-mode.ts';
import { LoginForm } from './LoginForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Spec 1, "Login /login". Who is signed in is led away by the route's guard. */
export default function LoginPage() {
  const mode = useMode();
  const { state } = useLocation();
  usePageTitle(mode === 'login' ? 'Login' : 'Sign Up');
  useModeArrival(mode);
  return (
    <AccountFrame
      title={mode === 'login' ? 'Welcome back' : 'Create your account'}
      lead={
        mode === 'login'
          ? 'Log in to book, to see your appointments and to go on where you left off.'
          : 'It takes a minute. What you tell us stays between you and your care.'
      }
      words="However the day went, it is good that you are here."
      corner={
        <span>
          <CornerLink to="/gateway" state={state} label="Stay anonymous: log in without your name">
            <Ghost size={22} aria-hidden />
          </CornerLink>
          <CloseLink />
        </span>
      }
    >
      {mode === 'login' ? <LoginForm /> : <SignUpForm />}
      <ModeSwitch mode={mode} />
      <p className={styles.switch}>
        Rather not give your name?{' '}
        <Link to={mode === 'login' ? '/gateway' : '/gateway?mode=signup'} state={state}>
          Use only a phone number
        </Link>
      </p>
    </AccountFrame>
  );
}
