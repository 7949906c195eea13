import { usePageTitle } from '@serein/mfe-kit';
import { Page } from '@serein/ui';
import { useSearchParams } from 'react-router-dom';
import { AcademyHero } from './AcademyHero.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { CourseControls } from './CourseControls.tsx';
import { CourseResults } from './CourseResults.tsx';
import { type CourseFilters, NO_FILTERS, readFilters, writeFilters } from './course-filters.ts';

/** /courses: the Academy's catalogue. */
export default function CoursesPage() {
  usePageTitle('The Academy');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  // Narrowing is not a step to go back over: it replaces the history entry.
  const change = (part: Partial<CourseFilters>) =>
    setParams(writeFilters({ ...filters, ...part }), { replace: true, preventScrollReset: true });

  return (
    <Page>
      <AcademyHero />
      <CourseControls filters={filters} onChange={change} />
      <CategoryChips selected={filters.category} onSelect={(category) => change({ category })} />
      <CourseResults filters={filters} onReset={() => change(NO_FILTERS)} />
    </Page>
  );
}
