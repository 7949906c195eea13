import styles from './Suggestions.module.css';

/** Spec 3, section 2.6. */
const SUGGESTIONS = [
  "I'm feeling overwhelmed",
  'Help me understand my feelings',
  'Something wonderful happened today',
  'I need some encouragement',
] as const;

/** The greeting while nothing has been said. */
export function Suggestions({ onPick }: { onPick: (text: string) => void }) {
  return (
    <div className={styles.welcome}>
      <h2>Hello, I'm Neha</h2>
      <p className={styles.lead}>
        I listen, at any hour and without judging. What is on your mind? You can also begin with one of these.
      </p>
      <ul className={styles.list}>
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <button type="button" className={styles.suggestion} onClick={() => onPick(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
