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
import { useRecorder } from './use-recorder.ts';

/** Day, time, way of meeting, words; then book. */
export function BookingForm({ doctor, slots }: { doctor: DoctorDetail; slots: SlotsAnswer }) {
  const session = useSession();
  const person = session.userId;
  const [draft, setDraft] = useState<BookingDraft>(() => loadDraft(doctor._id, person));
  const [problemMissing, setProblemMissing] = useState(false);
  const [isSlotGone, setSlotGone] = useState(false);
  const problem = useRef<HTMLTextAreaElement>(null);
  const isSent = useRef(false);
  const requireLogin = useRequireLogin();
  const change = (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const recorder = useRecorder((audio) => change({ audio }));
  const booking = useBooking(doctor._id, () => {
    change({ slotTime: null });
    setSlotGone(true);
  });

  useEffect(() => {
    // What was sent is not kept: a second booking starts afresh.
    if (!booking.isSuccess) keepDraft(doctor._id, draft, person);
  }, [doctor._id, draft, person, booking.isSuccess]);

  const day = slots.days.find(({ slotDate }) => slotDate === draft.slotDate) ?? firstOpenDay(slots.days);
  const slot = day?.slots.find(({ slotTime, available }) => available && slotTime === draft.slotTime);

  const book = async (slotDate: string, slotTime: string) => {
    // A recording that still runs belongs to the booking: it is ended, and its last words are waited for.
    const audio = (await recorder.finish()) ?? draft.audio;
    if (session.status === 'visitor') {
      keepDraft(doctor._id, { ...draft, audio }, person);
      requireLogin('Login to book an appointment');
    } else if (!draft.description.trim() && !audio) {
      setProblemMissing(true);
      problem.current?.focus();
    } else {
      await booking.mutateAsync({ ...draft, audio, slotDate, slotTime, timeZone: slots.timeZone });
      return true;
    }
    return false;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Not booking.isPending: two clicks in one turn come before it is rendered. What is booked stays sent.
    if (!day || !slot || isSent.current) return;
    isSent.current = true;
    setSlotGone(false);
    book(day.slotDate, slot.slotTime).then(
      (isBooked) => {
        isSent.current = isBooked;
      },
      () => {
        isSent.current = false; // useBooking has told why
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
            isSlotGone={isSlotGone}
            onSelect={({ slotTime }) => {
              setSlotGone(false);
              change({ slotDate: day.slotDate, slotTime });
            }}
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
            hint="It goes to your doctor with the booking. Other patients never see it."
            value={draft.description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            error={
              problemMissing && !draft.description.trim() && !draft.audio
                ? careErrors.problemMissing.message
                : undefined
            }
            onChange={(event) => change({ description: event.target.value })}
          />
          <AudioRecorder recorder={recorder} audio={draft.audio} onDiscard={() => change({ audio: null })} />
        </section>
      </div>
      <BookingSummary
        doctor={doctor}
        slotDate={slot && day?.slotDate}
        slot={slot}
        timeZone={slots.timeZone}
        mode={draft.mode}
        isBooking={booking.isPending || booking.isSuccess}
      />
    </form>
  );
}
