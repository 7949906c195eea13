import { usePageTitle } from '@serein/mfe-kit';
import { Page, PageHeader } from '@serein/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { DoctorControls } from './DoctorControls.tsx';
import { DoctorResults } from './DoctorResults.tsx';
import styles from './DoctorsPage.module.css';
import { type DoctorFilters, filtersPath, readFilters } from './doctor-filters.ts';
import { SpecialityNav } from './SpecialityNav.tsx';
import { specialityText } from './speciality.ts';

/** /doctors and /doctors/:speciality. */
export default function DoctorsPage() {
  const { speciality: segment } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(segment, params);
  const title = filters.speciality ? specialityText(filters.speciality) : 'All Doctors';
  usePageTitle(filters.speciality ? title : 'Doctors');

  // Narrowing is not a step to go back over: it replaces the history entry. It starts from the address as it is now,
  // which may be ahead of what is rendered when two changes follow each other quickly.
  const change = (part: Partial<DoctorFilters>) => {
    const { pathname, search } = window.location;
    const latest = readFilters(pathname.split('/')[2], new URLSearchParams(search));
    navigate(filtersPath({ ...latest, ...part }), { replace: true });
  };

  return (
    <Page>
      <PageHeader title={title} lead="Find somebody who listens, speaks your language and has time for you." />
      <div className={styles.layout}>
        <aside className={styles.side}>
          <h2 className={styles.sideTitle}>Speciality</h2>
          <SpecialityNav
            selected={filters.speciality}
            pathOf={(speciality) => filtersPath({ ...filters, speciality })}
          />
        </aside>
        <div className={styles.main}>
          <DoctorControls filters={filters} onChange={change} />
          <DoctorResults filters={filters} />
        </div>
      </div>
    </Page>
  );
}
