import { SPECIALITIES, type Speciality } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import styles from './SpecialityNav.module.css';
import { specialityText } from './speciality.ts';

export interface SpecialityNavProps {
  selected: Speciality | null;
  pathOf: (speciality: Speciality | null) => string;
  onChoose?: (() => void) | undefined;
}

/** The specialities as links, since each is a page of its own. */
export function SpecialityNav({ selected, pathOf, onChoose }: SpecialityNavProps) {
  const entries = [null, ...SPECIALITIES] as const;
  return (
    <nav aria-label="Speciality">
      <ul className={styles.list}>
        {entries.map((speciality) => (
          <li key={speciality ?? 'all'}>
            <Link
              to={pathOf(speciality)}
              className={styles.link}
              aria-current={speciality === selected ? 'page' : undefined}
              onClick={onChoose}
            >
              {speciality ? specialityText(speciality) : 'All Doctors'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
