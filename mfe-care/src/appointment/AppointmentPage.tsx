import { careErrors, type DoctorDetail } from '@serein/contracts/care';
import { Link, usePageTitle } from '@serein/mfe-kit';
import { buttonClass, EmptyState, ErrorState, Page, PageHeader, Tabs } from '@serein/ui';
import { UserRoundSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { BookingSkeleton, BookingTab } from './BookingTab.tsx';
import { closeDraft } from './booking-draft.ts';
import { DoctorHeader, DoctorHeaderSkeleton } from './DoctorHeader.tsx';
import { RelatedDoctors } from './RelatedDoctors.tsx';
import { Reviews } from './Reviews.tsx';
import { isUnknown, useDoctor } from './use-doctor.ts';

/** /appointment/:docId. */
export default function AppointmentPage() {
  const { docId = '' } = useParams();
  const found = useDoctor(docId);
  const area = useFocusKeeper<HTMLDivElement>();
  usePageTitle(found.data?.name ?? failureTitle(found.error));
  useEffect(() => () => closeDraft(docId), [docId]);
  return (
    <Page>
      <div {...area}>
        {found.isPending ? (
          <>
            <DoctorHeaderSkeleton />
            <BookingSkeleton />
          </>
        ) : found.data ? (
          <>
            <DoctorHeader doctor={found.data} />
            {/* Another doctor is another form: nothing of the last one's stays. */}
            <DoctorTabs key={found.data._id} doctor={found.data} />
            <RelatedDoctors doctor={found.data} />
          </>
        ) : (
          <>
            <PageHeader title={failureTitle(found.error)} />
            {isUnknown(found.error) ? (
              <UnknownDoctor />
            ) : (
              <ErrorState message={found.error?.message} onRetry={() => void found.refetch()} />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function DoctorTabs({ doctor }: { doctor: DoctorDetail }) {
  const [tab, setTab] = useState<'book' | 'reviews'>('book');
  return (
    <Tabs
      label={doctor.name}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'book', label: 'Book Appointment', content: <BookingTab doctor={doctor} /> },
        {
          id: 'reviews',
          label: 'Patient Reviews',
          badge: doctor.ratingCount,
          content: <Reviews docId={doctor._id} />,
        },
      ]}
    />
  );
}

const failureTitle = (error: Error | null): string => (isUnknown(error) ? 'Doctor not found' : 'Book an appointment');

function UnknownDoctor() {
  return (
    <EmptyState
      icon={<UserRoundSearch size={28} />}
      title={careErrors.doctorNotFound.message}
      text="The address may be old or mistyped."
      action={
        <Link to="/doctors" className={buttonClass()}>
          View All Doctors
        </Link>
      }
    />
  );
}
