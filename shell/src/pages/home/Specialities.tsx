import { Link } from '@serein/mfe-kit';
import styles from './Specialities.module.css';
import { SPECIALITY_ANCHOR, SPECIALITY_TILES } from './specialities.ts';

/** The categories of care; The anchor of the hero. */
export function Specialities() {
  return (
    <section id={SPECIALITY_ANCHOR} tabIndex={-1} className={styles.section} aria-labelledby="speciality-title">
      <h2 id="speciality-title">Specialized Care Categories</h2>
      <p className={styles.lead}>
        Connect with experts across various mental health disciplines tailored to your specific needs.
      </p>
      <ul className={styles.grid}>
        {SPECIALITY_TILES.map(({ label, speciality, icon: Icon }) => (
          <li key={speciality}>
            <Link to={`/doctors/${speciality}`} className={styles.tile}>
              <span className={styles.icon}>
                <Icon size={28} strokeWidth={1.75} aria-hidden />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
