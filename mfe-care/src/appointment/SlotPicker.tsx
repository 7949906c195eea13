import { careErrors, type Slot, type SlotDay } from '@serein/contracts/care';
import { VisuallyHidden } from '@serein/ui';
import { useEffect, useRef } from 'react';
import { slotDayText } from '../time/slot-day.ts';
import { ownClockText, zoneName } from '../time/zones.ts';
import styles from './SlotPicker.module.css';
import { freeSlots, slotGroups } from './slot-groups.ts';

export interface SlotPickerProps {
  day: SlotDay;
  timeZone: string;
  selected: string | null;
  /** What was chosen has been taken by somebody else: says so, and takes the focus. */
  isSlotGone: boolean;
  onSelect: (slot: Slot) => void;
}

/** The times of one day, in the doctor's zone, with the visitor's own time where his clock differs. */
export function SlotPicker({ day, timeZone, selected, isSlotGone, onSelect }: SlotPickerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!isSlotGone) return;
    group.current?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'start' });
  }, [isSlotGone]);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={styles.slots}
      aria-describedby={isSlotGone ? 'slot-gone' : undefined}
    >
      <legend>
        <h2 className={styles.legend}>
          Choose a time<VisuallyHidden> on {slotDayText(day.slotDate, 'full')}</VisuallyHidden>
        </h2>
      </legend>
      {isSlotGone && (
        <p id="slot-gone" className={styles.gone}>
          {careErrors.slotUnavailable.message}. Please choose another; what you wrote is still here.
        </p>
      )}
      {freeSlots(day) === 0 ? (
        <p className={styles.none} role="status">
          No available slots for selected date
        </p>
      ) : (
        <Times day={day} timeZone={timeZone} selected={selected} onSelect={onSelect} />
      )}
    </fieldset>
  );
}

function Times({ day, timeZone, selected, onSelect }: Omit<SlotPickerProps, 'isSlotGone'>) {
  const first = day.slots[0];
  return (
    <>
      {first && ownClockText(first.startsAt, timeZone) !== null && (
        <p className={styles.zone}>
          Times are in {zoneName(timeZone, new Date(first.startsAt))}; the smaller ones are yours.
        </p>
      )}
      {slotGroups(day.slots, timeZone).map(({ part, slots }) => (
        <div key={part} className={styles.part}>
          <h3 className={styles.partName}>{part}</h3>
          <div className={styles.grid}>
            {slots.map((slot) => (
              <SlotButton
                key={slot.startsAt}
                slot={slot}
                own={ownClockText(slot.startsAt, timeZone)}
                checked={slot.available && slot.slotTime === selected}
                onSelect={onSelect}
              />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

interface SlotButtonProps {
  slot: Slot;
  own: string | null;
  checked: boolean;
  onSelect: (slot: Slot) => void;
}

function SlotButton({ slot, own, checked, onSelect }: SlotButtonProps) {
  return (
    <label className={styles.slot} data-taken={!slot.available || undefined}>
      <input
        type="radio"
        name="slot-time"
        className={styles.input}
        checked={checked}
        disabled={!slot.available}
        onChange={() => onSelect(slot)}
      />
      <span className={styles.time}>{slot.slotTime}</span>
      {own && (
        <span className={styles.own}>
          {own}
          <VisuallyHidden> your time</VisuallyHidden>
        </span>
      )}
      {!slot.available && <VisuallyHidden> not available</VisuallyHidden>}
    </label>
  );
}
