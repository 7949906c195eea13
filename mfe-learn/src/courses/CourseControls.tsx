import { COURSE_CATEGORIES, COURSE_SORTS } from '@serein/contracts/learn';
import { useDebouncedSearch } from '@serein/mfe-kit';
import { Button, SearchField, SelectField } from '@serein/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './CourseControls.module.css';
import { type CourseFilters, categoryText, LEVELS, readFilters, SORT_TEXT } from './course-filters.ts';

export interface CourseControlsProps {
  filters: CourseFilters;
  onChange: (part: Partial<CourseFilters>) => void;
}

/** The search box and the filter panel, which folds away on a small screen (spec 4, section 2.1). */
export function CourseControls({ filters, onChange }: CourseControlsProps) {
  const [text, setText] = useDebouncedSearch(filters.search, (search) => onChange({ search }));
  const [open, setOpen] = useState(false);
  const panelId = useId();
  /** A select's value through the address's own reading, so that only values that exist get in. */
  const choose = (name: 'category' | 'level' | 'sort', value: string) =>
    onChange({ [name]: readFilters(new URLSearchParams({ [name]: value }))[name] });

  return (
    <search className={styles.controls}>
      <SearchField
        className={styles.search}
        label="Search the courses"
        placeholder="What would you like to learn?"
        maxLength={100}
        value={text}
        onChange={setText}
      />
      <Button
        className={styles.toggle}
        variant="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        Filters
      </Button>
      <div id={panelId} className={styles.panel} data-open={open || undefined}>
        <SelectField
          label="Category"
          value={filters.category ?? ''}
          onChange={(event) => choose('category', event.target.value)}
        >
          <option value="">All Academy Paths</option>
          {COURSE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryText(category)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Difficulty"
          value={filters.level ?? ''}
          onChange={(event) => choose('level', event.target.value)}
        >
          <option value="">All levels</option>
          {LEVELS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Sort By" value={filters.sort} onChange={(event) => choose('sort', event.target.value)}>
          {COURSE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_TEXT[sort]}
            </option>
          ))}
        </SelectField>
      </div>
    </search>
  );
}
