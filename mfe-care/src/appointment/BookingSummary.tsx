import { type DoctorDetail, type Slot, TAX_PERCENT } from '@serein/contracts/care';
import { Button, Money } from '@serein/ui';
import { slotDayText } from '../time/slot-day.ts';
import { ownClockText } from '../time/zones.ts';
import styles from './BookingSummary.module.css';
import type { ConsultationMode } from './booking-draft.ts';

export interface BookingSummaryProps {
  doctor: DoctorDetail;
  /** Day and slot, once chosen. */
  slotDate: string | undefined;
  slot: Slot | undefined;
  timeZone: string;
  mode: ConsultationMode;
  isBooking: boolean;
}

/** What is about to be booked, and the button: beside the form, or at the thumb on a narrow screen. */
export function BookingSummary({ doctor, slotDate, slot, timeZone, mode, isBooking }: BookingSummaryProps) {
  const own = slot && ownClockText(slot.startsAt, timeZone);
  return (
    <aside className={styles.summary} data-chosen={slot !== undefined || undefined} aria-label="Your booking">
      <div className={styles.words} id="booking-summary" aria-live="polite">
        {slot && slotDate ? (
          <>
            <p className={styles.when}>
              {slotDayText(slotDate, 'weekday')} {slotDayText(slotDate, 'day')}, {slot.slotTime}
            </p>
            {own && <p className={styles.quiet}>{own} your time</p>}
          </>
        ) : (
          <p className={styles.quiet}>Please select a time slot to continue</p>
        )}
        <p className={styles.quiet}>
          {mode === 'online' ? 'Online' : 'In person'} · <Money rupees={doctor.fees} />{' '}
          <span className={styles.tax}>+ {TAX_PERCENT}% tax</span>
        </p>
      </div>
      <Button type="submit" size="l" block disabled={!slot} loading={isBooking} aria-describedby="booking-summary">
        Book appointment
      </Button>
      <p className={styles.note}>You pay after booking. Nothing is charged now.</p>
    </aside>
  );
}
