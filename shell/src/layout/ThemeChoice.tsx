import { setTheme, THEMES, type Theme, useTheme } from '@serein/mfe-kit';
import styles from './Menu.module.css';

const LABELS: Record<Theme, string> = { system: 'As this device', light: 'Light', dark: 'Dark' };

/** @param name of the radio group, unique on the page */
export function ThemeChoice({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend>Appearance</legend>
      {THEMES.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={theme === choice} onChange={() => setTheme(choice)} />
          {LABELS[choice]}
        </label>
      ))}
    </fieldset>
  );
}
