import { VisuallyHidden } from '@serein/ui';
import styles from './Languages.module.css';

/** Spec 1, section 9: a card shows up to 3 languages and '+N' for the rest. */
const SHOWN = 3;

export function Languages({ languages }: { languages: readonly string[] }) {
  const more = languages.slice(SHOWN);
  return (
    <p className={styles.languages}>
      <VisuallyHidden>Speaks </VisuallyHidden>
      {languages.slice(0, SHOWN).join(', ')}
      {more.length > 0 && (
        <span className={styles.more} title={more.join(', ')}>
          +{more.length}
        </span>
      )}
    </p>
  );
}
