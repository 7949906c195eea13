import { usePageTitle } from '@serein/mfe-kit';
import { buttonClass } from '@serein/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { ModeSwitch } from '../account/ModeSwitch.tsx';
import { useMode, useModeArrival } from '../account/use-mode.ts';
import { AnonymousForm } from './AnonymousForm.tsx';

/** The anonymous account: a phone number and a password (spec 3, section 2.9). */
export default function GatewayPage() {
  const mode = useMode();
  const { state } = useLocation();
  usePageTitle(mode === 'login' ? 'Anonymous Login' : 'Anonymous Sign Up');
  useModeArrival(mode);
  return (
    <AccountFrame
      title={mode === 'login' ? 'Log in anonymously' : 'Stay anonymous'}
      lead={
        mode === 'login'
          ? 'With the phone number and the password that you chose.'
          : 'No name, no email. A phone number and a password are enough.'
      }
      words="You decide how much of yourself you show."
    >
      <AnonymousForm key={mode} mode={mode} />
      <ModeSwitch mode={mode} />
      <Link to="/login" state={state} className={buttonClass({ variant: 'secondary', block: true })}>
        <ArrowLeft size={18} aria-hidden /> Back to Regular Login
      </Link>
    </AccountFrame>
  );
}
