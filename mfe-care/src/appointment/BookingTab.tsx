import type { DoctorDetail } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { buttonClass, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@serein/ui';
import { CalendarOff } from 'lucide-react';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { BookingForm } from './BookingForm.tsx';
import styles from './BookingTab.module.css';
import { useSlots } from './use-doctor.ts';

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const SLOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The booking form, once the slots are there. */
export function BookingTab({ doctor }: { doctor: DoctorDetail }) {
  const slots = useSlots(doctor._id);
  useFailureToast(slots.error);
  if (slots.isPending) return <BookingSkeleton />;
  if (!slots.data) return <ErrorState message={slots.error?.message} onRetry={() => void slots.refetch()} />;
  if (!doctor.available || slots.data.days.every((day) => day.slots.length === 0)) {
    return (
      <div className={styles.unavailable}>
        <EmptyState
          icon={<CalendarOff size={28} />}
          title="Temporarily unavailable"
          text={`${doctor.name} takes no bookings at the moment. Others in the same field may have time for you.`}
          action={
            <Link to={`/doctors/${doctor.speciality}`} className={buttonClass()}>
              Find a Doctor
            </Link>
          }
        />
      </div>
    );
  }
  return <BookingForm doctor={doctor} slots={slots.data} />;
}

export function BookingSkeleton() {
  return (
    <SkeletonGroup label="Loading times…" className={styles.skeleton}>
      <div className={styles.days}>
        {DAYS.map((key) => (
          <Skeleton key={key} height="5.75rem" />
        ))}
      </div>
      <div className={styles.slots}>
        {SLOTS.map((key) => (
          <Skeleton key={key} height="2.75rem" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
