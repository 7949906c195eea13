import { Link, wayBack } from '@serein/mfe-kit';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from '../account/AccountFrame.tsx';
import styles from '../account/account-form.module.css';
import { Steps } from '../account/Steps.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** What a booking needs to know (spec 2). The route's guard keeps anonymous users out, with the documents' message. */
export default function CompleteProfilePage() {
  const { state } = useLocation();
  return (
    <AccountFrame
      title="A few lines about you"
      lead="Doctors need these to prepare, and to reach you if something changes."
      words="These lines stay in your profile. You can change them at any time."
    >
      <Steps step={2} />
      <ProfileForm />
      <p className={styles.aside}>
        <Link to={wayBack(state)}>I will do this later</Link>
      </p>
    </AccountFrame>
  );
}
