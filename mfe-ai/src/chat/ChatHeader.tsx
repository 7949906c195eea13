import type { Mood } from '@serein/contracts/ai';
import { Link, setTheme, useDark } from '@serein/mfe-kit';
import { IconButton } from '@serein/ui';
import { Moon, Sun, Trash2, X } from 'lucide-react';
import styles from './ChatHeader.module.css';

export interface ChatHeaderProps {
  mood: Mood;
  /** Absent while there is nothing to clear. */
  onClear: (() => void) | undefined;
}

export function ChatHeader({ mood, onClear }: ChatHeaderProps) {
  const dark = useDark();
  return (
    <header className={styles.header}>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden>
          N
        </span>
        <div className={styles.words}>
          <h1 className={styles.name}>Neha</h1>
          <p className={styles.mood}>
            <span className={styles.prefix}>feeling </span>
            {mood}
          </p>
        </div>
      </div>
      <Link className={styles.help} to="/gethelpnow">
        Need help now?
      </Link>
      <div className={styles.tools}>
        {onClear && (
          <IconButton label="Clear the conversation" onClick={onClear}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton label={dark ? 'Light theme' : 'Dark theme'} onClick={() => setTheme(dark ? 'light' : 'dark')}>
          {dark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
        </IconButton>
        <Link className={styles.close} to="/" aria-label="Close the chat" title="Close the chat">
          <X size={22} aria-hidden />
        </Link>
      </div>
    </header>
  );
}
