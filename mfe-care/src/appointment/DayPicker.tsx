import type { SlotDay } from '@serein/contracts/care';
import { slotDayText } from '../time/slot-day.ts';
import styles from './DayPicker.module.css';
import { freeSlots } from './slot-groups.ts';

export interface DayPickerProps {
  days: readonly SlotDay[];
  selected: string | undefined;
  onSelect: (slotDate: string) => void;
}

/** The seven days as radio buttons: arrow keys move between them. */
export function DayPicker({ days, selected, onSelect }: DayPickerProps) {
  return (
    <fieldset className={styles.days}>
      <legend>
        <h2 className={styles.legend}>Choose a day</h2>
      </legend>
      <div className={styles.row}>
        {days.map((day) => {
          const free = freeSlots(day);
          return (
            <label key={day.slotDate} className={styles.day} data-free={free > 0 || undefined}>
              <input
                type="radio"
                name="slot-day"
                className={styles.input}
                checked={day.slotDate === selected}
                onChange={() => onSelect(day.slotDate)}
              />
              <span className={styles.weekday}>{slotDayText(day.slotDate, 'weekday')}</span>
              <span className={styles.date}>{slotDayText(day.slotDate, 'day')}</span>
              <span className={styles.free}>{free === 0 ? 'full' : `${free} free`}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
