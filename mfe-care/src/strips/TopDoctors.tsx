import { careRoutes, TOP_COUNT } from '@serein/contracts/care';
import { call, useQuery } from '@serein/mfe-kit';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { Strip } from './Strip.tsx';
import { TopDoctorCard } from './TopDoctorCard.tsx';

/** The ten best rated doctors, for the home page. */
export default function TopDoctors() {
  const top = useQuery({
    queryKey: ['care', 'doctors', 'top'],
    queryFn: ({ signal }) => call(careRoutes.listDoctors, { query: { sort: 'rating', limit: TOP_COUNT }, signal }),
  });
  useFailureToast(top.error);
  return (
    <Strip
      title="Top Doctors"
      allPath="/doctors"
      items={top.data?.doctors}
      keyOf={({ _id }) => _id}
      render={(doctor) => <TopDoctorCard doctor={doctor} />}
      height="22rem"
      failed={top.isError}
      onRetry={() => void top.refetch()}
    />
  );
}
