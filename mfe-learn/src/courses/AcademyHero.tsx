import styles from './AcademyHero.module.css';

/** The catalogue's head: dawn behind hills, drawn with gradients so that it costs no picture. */
export function AcademyHero() {
  return (
    <header className={styles.hero}>
      <p className={styles.kicker}>The Academy</p>
      <h1 className={styles.title}>Learn the art of being well</h1>
      <p className={styles.tagline}>
        Short, practical journeys for heart and mind. Go at your own pace; begin wherever you are.
      </p>
    </header>
  );
}
