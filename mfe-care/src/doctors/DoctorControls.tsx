import { DOCTOR_SORTS, LANGUAGES } from '@serein/contracts/care';
import { useDebouncedSearch } from '@serein/mfe-kit';
import { Button, SearchField, SelectField, Sheet } from '@serein/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styles from './DoctorControls.module.css';
import { type DoctorFilters, filtersPath, MAX_SEARCH_LENGTH, SORT_TEXT } from './doctor-filters.ts';
import { SpecialityNav } from './SpecialityNav.tsx';
import { specialityText } from './speciality.ts';

export interface DoctorControlsProps {
  filters: DoctorFilters;
  onChange: (change: Partial<DoctorFilters>) => void;
}

/** Search, language, order; and on a narrow screen the button that opens the specialities. */
export function DoctorControls({ filters, onChange }: DoctorControlsProps) {
  const [search, setSearch] = useDebouncedSearch(filters.search, (settled) => onChange({ search: settled }));
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <div className={styles.controls}>
      <search className={styles.search}>
        <SearchField
          label="Search doctors"
          placeholder="Name, city or concern"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={setSearch}
        />
      </search>
      <div className={styles.sheetButton}>
        <Button
          block
          variant="secondary"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          {filters.speciality ? specialityText(filters.speciality) : 'All specialities'}
        </Button>
      </div>
      <SelectField
        label="Language"
        hideLabel
        value={filters.language ?? ''}
        onChange={(event) => onChange({ language: LANGUAGES.find((known) => known === event.target.value) ?? null })}
      >
        <option value="">Any language</option>
        {LANGUAGES.map((language) => (
          <option key={language}>{language}</option>
        ))}
      </SelectField>
      <SelectField
        label="Sort by"
        hideLabel
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: DOCTOR_SORTS.find((known) => known === event.target.value) ?? filters.sort })
        }
      >
        {DOCTOR_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_TEXT[sort]}
          </option>
        ))}
      </SelectField>
      <Sheet open={sheetOpen} onClose={() => setSheetOpen(false)} title="Speciality">
        <SpecialityNav
          selected={filters.speciality}
          pathOf={(speciality) => filtersPath({ ...filters, speciality })}
          onChoose={() => setSheetOpen(false)}
        />
      </Sheet>
    </div>
  );
}
