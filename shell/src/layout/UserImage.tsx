import type { UserProfile } from '@serein/contracts/identity';
import { Ghost } from 'lucide-react';
import styles from './Menu.module.css';

/** The user's picture, their initial, or for the anonymous a ghost. */
export function UserImage({ user }: { user: UserProfile }) {
  if (user.image) return <img className={styles.image} src={user.image} alt="" width={36} height={36} />;
  return (
    <span className={styles.image} aria-hidden>
      {user.isAnonymous ? <Ghost size={20} /> : user.name.charAt(0).toUpperCase()}
    </span>
  );
}
