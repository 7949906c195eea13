import type { Appointment } from '@serein/contracts/care';
import { Link, usePageTitle } from '@serein/mfe-kit';
import {
  Button,
  buttonClass,
  ChipChoice,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  SearchField,
  Skeleton,
  SkeletonGroup,
} from '@serein/ui';
import { CalendarHeart, CalendarSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { slotDayText } from '../time/slot-day.ts';
import { useMinute } from '../time/use-minute.ts';
import { AppointmentItem } from './AppointmentItem.tsx';
import { filterAppointments, groupByDay, type StatusFilter } from './appointment-list.ts';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './MyAppointmentsPage.module.css';
import { STATUSES } from './status.ts';
import { useAppointments } from './use-appointments.ts';

const FILTERS = (['all', ...STATUSES] as const).map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}));
const PLACEHOLDERS = ['a', 'b', 'c'];

/** /my-appointments. */
export default function MyAppointmentsPage() {
  usePageTitle('My Appointments');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const found = useAppointments();
  const appointments = found.data?.pages.flatMap((page) => page.appointments);
  const isFiltered = search.trim() !== '' || status !== 'all';

  // The filters look through what is loaded, so all of it is, as soon as one is set.
  const { hasNextPage, isFetching, isError, fetchNextPage } = found;
  useEffect(() => {
    if (isFiltered && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isFiltered, hasNextPage, isFetching, isError, fetchNextPage]);

  const clear = () => {
    setSearch('');
    setStatus('all');
  };

  return (
    <Page>
      <PageHeader title="My Appointments" />
      {found.isPending && (
        <SkeletonGroup label="Loading your appointments…" className={styles.list}>
          <Skeleton height="3rem" />
          {PLACEHOLDERS.map((key) => (
            <Skeleton key={key} height="13rem" />
          ))}
        </SkeletonGroup>
      )}
      {found.isError && !appointments && (
        <ErrorState
          title="Failed to fetch appointments"
          message={found.error.message}
          onRetry={() => void found.refetch()}
        />
      )}
      {appointments?.length === 0 && (
        <EmptyState
          icon={<CalendarHeart size={28} />}
          title="No appointments found"
          text="When you book one, it waits for you here."
          action={
            <Link to="/doctors" className={buttonClass()}>
              Find a Doctor
            </Link>
          }
        />
      )}
      {appointments && appointments.length > 0 && (
        <>
          <div className={styles.controls}>
            <SearchField
              label="Search appointments"
              placeholder="Doctor, speciality or date"
              value={search}
              onChange={setSearch}
            />
            <ChipChoice
              legend="Status"
              hideLegend
              name="status"
              options={FILTERS}
              value={status}
              onChange={setStatus}
            />
          </div>
          <AppointmentDays appointments={appointments} search={search} status={status} onClear={clear} />
          {hasNextPage && (
            <div className={styles.more}>
              <Button variant="secondary" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                Earlier appointments
              </Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
}

interface AppointmentDaysProps {
  appointments: readonly Appointment[];
  search: string;
  status: StatusFilter;
  onClear: () => void;
}

function AppointmentDays({ appointments, search, status, onClear }: AppointmentDaysProps) {
  const now = useMinute();
  const [toCancel, setToCancel] = useState<Appointment | null>(null);
  const groups = groupByDay(filterAppointments(appointments, search, status, now));
  return (
    <>
      {groups.length === 0 && (
        <EmptyState
          icon={<CalendarSearch size={28} />}
          title="No appointments match your filters"
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear Filters
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <section key={group.slotDate} className={styles.day}>
          <h2 className={styles.date}>{slotDayText(group.slotDate, 'full')}</h2>
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
    </>
  );
}
