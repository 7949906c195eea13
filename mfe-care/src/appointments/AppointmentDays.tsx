import type { Appointment } from '@serein/contracts/care';
import { Button, EmptyState, VisuallyHidden } from '@serein/ui';
import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { slotDayText } from '../time/slot-day.ts';
import { useMinute } from '../time/use-minute.ts';
import { AppointmentItem } from './AppointmentItem.tsx';
import { filterAppointments, groupByDay, type StatusFilter } from './appointment-list.ts';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './MyAppointmentsPage.module.css';
import { statusOf } from './status.ts';

const NONE = 'No appointments match your filters';

export interface AppointmentDaysProps {
  appointments: readonly Appointment[];
  search: string;
  status: StatusFilter;
  onClear: () => void;
}

/** The appointments that fit the filters, by day; what runs now stands above them all. */
export function AppointmentDays({ appointments, search, status, onClear }: AppointmentDaysProps) {
  const now = useMinute();
  const [toCancel, setToCancel] = useState<Appointment | null>(null);
  const area = useFocusKeeper<HTMLDivElement>();
  const fitting = filterAppointments(appointments, search, status, now);
  const isRunning = (appointment: Appointment) => statusOf(appointment, now) === 'active';
  const running = fitting.filter(isRunning);
  const groups = [
    ...(running.length > 0 ? [{ title: 'Now', appointments: running }] : []),
    ...groupByDay(fitting.filter((appointment) => !isRunning(appointment))).map((day) => ({
      title: slotDayText(day.slotDate, 'full'),
      appointments: day.appointments,
    })),
  ];
  const isFiltered = search.trim() !== '' || status !== 'all';
  return (
    <div {...area}>
      {/* Always there, since a screen reader hears only what changes in it. */}
      <div role="status" tabIndex={-1} data-keeps-focus>
        <VisuallyHidden>
          {!isFiltered
            ? 'All your appointments'
            : fitting.length === 0
              ? NONE
              : `${fitting.length} ${fitting.length === 1 ? 'appointment' : 'appointments'}`}
        </VisuallyHidden>
      </div>
      {fitting.length === 0 && (
        <EmptyState
          icon={<CalendarSearch size={28} />}
          title={NONE}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear Filters
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <section key={group.title} className={styles.day}>
          <h2 className={styles.date}>{group.title}</h2>
          <ul className={styles.list}>
            {group.appointments.map((appointment) => (
              <li key={appointment._id}>
                <AppointmentItem appointment={appointment} now={now} onCancel={setToCancel} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CancelDialog appointment={toCancel} now={now} onClose={() => setToCancel(null)} />
    </div>
  );
}
