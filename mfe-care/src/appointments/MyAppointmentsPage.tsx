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
import { CalendarHeart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { AppointmentDays } from './AppointmentDays.tsx';
import type { StatusFilter } from './appointment-list.ts';
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
  useFailureToast(found.error);
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
