import styles from './Steps.module.css';

const STEPS = ['Picture', 'About you', 'Questions'] as const;

/** Where one is on the way into the site. `step` counts from 1. */
export function Steps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} aria-label="Steps of your profile">
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={index < step ? styles.reached : undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
