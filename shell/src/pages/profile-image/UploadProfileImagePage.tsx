import { useSession } from '@serein/mfe-kit';
import { Button } from '@serein/ui';
import { LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '../../session/logout.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import styles from '../account/account-form.module.css';
import { Steps } from '../account/Steps.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { useImageChoice } from './use-image-choice.ts';

/** Where every named user gives a picture first (spec 2, "Profile image"). */
export default function UploadProfileImagePage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const logout = useLogout();
  const { preview, error, isSending, pick, refuse, send } = useImageChoice();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) navigate('/complete-profile', { state });
  };

  const name = user?.name.split(' ')[0];
  return (
    <AccountFrame
      title={name ? `Hello, ${name}` : 'Hello'}
      lead="A picture helps your doctor to recognise you. It is shown beside your name; you can change it at any time."
      words="One picture, a few lines about you, and you are in."
      corner={
        <Button variant="ghost" icon={<LogOut size={18} aria-hidden />} onClick={logout}>
          Logout
        </Button>
      }
    >
      <Steps step={1} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ImagePicker preview={preview ?? user?.image ?? null} error={error} onPick={pick} onUnreadable={refuse} />
        <Button type="submit" size="l" block loading={isSending}>
          Save and continue
        </Button>
      </form>
    </AccountFrame>
  );
}
