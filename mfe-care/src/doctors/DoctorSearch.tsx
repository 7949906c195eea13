import { prefetch } from '@serein/mfe-kit';
import { Button } from '@serein/ui';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './DoctorSearch.module.css';
import { filtersPath, MAX_SEARCH_LENGTH, readFilters } from './doctor-filters.ts';

/** The search of the home page, which leads to the list of doctors. */
export default function DoctorSearch() {
  const navigate = useNavigate();
  const id = useId();
  const search = (form: FormData) => {
    const none = readFilters(undefined, new URLSearchParams());
    navigate(filtersPath({ ...none, search: String(form.get('search') ?? '').trim() }));
  };
  return (
    <search className={styles.search}>
      <form action={search}>
        <label htmlFor={id}>Search doctors</label>
        <Search size={20} aria-hidden />
        <input
          id={id}
          name="search"
          type="search"
          placeholder="Name or speciality"
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => prefetch('/doctors')}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
