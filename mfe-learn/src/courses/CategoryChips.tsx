import { COURSE_CATEGORIES } from '@serein/contracts/learn';
import { ChipChoice } from '@serein/ui';
import styles from './CategoryChips.module.css';
import { type Category, categoryText } from './course-filters.ts';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All Academy Paths' },
  ...COURSE_CATEGORIES.map((category) => ({ value: category, label: categoryText(category) })),
] as const;

/** The quick pick of a category. */
export function CategoryChips({
  selected,
  onSelect,
}: {
  selected: Category | null;
  onSelect: (category: Category | null) => void;
}) {
  return (
    <ChipChoice<Category | typeof ALL>
      className={styles.chips}
      legend="Academy path"
      hideLegend
      name="academy-path"
      options={OPTIONS}
      value={selected ?? ALL}
      onChange={(value) => onSelect(value === ALL ? null : value)}
    />
  );
}
