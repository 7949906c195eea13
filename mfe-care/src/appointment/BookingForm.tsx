import { careErrors, type DoctorDetail, MAX_DESCRIPTION_LENGTH, type SlotsAnswer } from '@serein/contracts/care';
import { useRequireLogin, useSession } from '@serein/mfe-kit';
import { TextArea } from '@serein/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AudioRecorder } from './AudioRecorder.tsx';
import styles from './BookingForm.module.css';
import { BookingSummary } from './BookingSummary.tsx';
import { type BookingDraft, keepDraft, loadDraft } from './booking-draft.ts';
import { DayPicker } from './DayPicker.tsx';
import { ModePicker } from './ModePicker.tsx';
import { PracticeMap } from './PracticeMap.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { firstOpenDay } from './slot-groups.ts';
import { useBooking } from './use-booking.ts';

/** Day, time, way of meeting, words; then book. */
export function BookingForm({ doctor, slots }: { doctor: DoctorDetail; slots: SlotsAnswer }) {
  const session = useSession();
  const person = session.userId;
  const [draft, setDraft] = useState<BookingDraft>(() => loadDraft(doctor._id, person));
  const [problemMissing, setProblemMissing] = useState(false);
  const problem = useRef<HTMLTextAreaElement>(null);
  const requireLogin = useRequireLogin();
  const change = (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const booking = useBooking(doctor._id, () => change({ slotTime: null }));

  useEffect(() => {
    // What was sent is not kept: a second booking starts afresh.
    if (!booking.isSuccess) keepDraft(doctor._id, draft, person);
  }, [doctor._id, draft, person, booking.isSuccess]);

  const day = slots.days.find(({ slotDate }) => slotDate === draft.slotDate) ?? firstOpenDay(slots.days);
  const slot = day?.slots.find(({ slotTime, available }) => available && slotTime === draft.slotTime);

  const book = (event: FormEvent) => {
    event.preventDefault();
    if (!day || !slot || booking.isPending) return;
    if (session.status === 'visitor') return requireLogin('Login to book an appointment');
    if (!draft.description.trim() && !draft.audio) {
      setProblemMissing(true);
      problem.current?.focus();
      return;
    }
    booking.mutate({ ...draft, slotDate: day.slotDate, slotTime: slot.slotTime, timeZone: slots.timeZone });
  };

  return (
    <form className={styles.form} onSubmit={book} noValidate>
      <div className={styles.steps}>
        <DayPicker
          days={slots.days}
          selected={day?.slotDate}
          onSelect={(slotDate) => change({ slotDate, slotTime: null })}
        />
        {day && (
          <SlotPicker
            day={day}
            timeZone={slots.timeZone}
            selected={draft.slotTime}
            onSelect={({ slotTime }) => change({ slotDate: day.slotDate, slotTime })}
          />
        )}
        <ModePicker selected={draft.mode} onSelect={(mode) => change({ mode })} />
        {draft.mode === 'offline' && <PracticeMap doctor={doctor} />}
        <section className={styles.problem} aria-labelledby="problem-heading">
          <h2 id="problem-heading" className={styles.heading}>
            What brings you here?
          </h2>
          <TextArea
            ref={problem}
            label="Describe it in your own words"
            hint="Only your doctor will read it."
            value={draft.description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            error={
              problemMissing && !draft.description.trim() && !draft.audio
                ? careErrors.problemMissing.message
                : undefined
            }
            onChange={(event) => change({ description: event.target.value })}
          />
          <AudioRecorder audio={draft.audio} onChange={(audio) => change({ audio })} />
        </section>
      </div>
      <BookingSummary
        doctor={doctor}
        slotDate={slot && day?.slotDate}
        slot={slot}
        timeZone={slots.timeZone}
        mode={draft.mode}
        isBooking={booking.isPending}
      />
    </form>
  );
}
