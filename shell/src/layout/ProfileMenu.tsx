import type { UserProfile } from '@serein/contracts/identity';
import styles from './Menu.module.css';
import { UserImage } from './UserImage.tsx';
import { UserLinks } from './UserLinks.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The signed-in user's pages and the ways out. */
export default function ProfileMenu({ user }: { user: UserProfile }) {
  const menu = useDisclosure();
  return (
    <div className={styles.box} {...menu.boxProps}>
      <button type="button" className={styles.profile} aria-label="Your account" {...menu.buttonProps}>
        <UserImage user={user} />
      </button>
      <div className={styles.panel} {...menu.panelProps}>
        <p className={styles.who}>{user.isAnonymous ? `Anonymous ${user.phone ?? ''}` : user.name}</p>
        <UserLinks className={styles.list} onLeave={menu.close} />
      </div>
    </div>
  );
}
