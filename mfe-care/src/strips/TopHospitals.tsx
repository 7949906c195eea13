import { careRoutes, TOP_COUNT } from '@serein/contracts/care';
import { call, useQuery } from '@serein/mfe-kit';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { HospitalCard } from './HospitalCard.tsx';
import { Strip } from './Strip.tsx';

/** The ten best rated hospitals, for the home page. */
export default function TopHospitals() {
  const top = useQuery({
    queryKey: ['care', 'hospitals', 'top'],
    queryFn: ({ signal }) => call(careRoutes.listHospitals, { query: { sort: 'rating', limit: TOP_COUNT }, signal }),
  });
  useFailureToast(top.error);
  return (
    <Strip
      title="Top Hospitals"
      allPath="/hospitals"
      items={top.data?.hospitals}
      keyOf={({ _id }) => _id}
      render={(hospital) => <HospitalCard hospital={hospital} />}
      height="19rem"
      failed={top.isError}
      onRetry={() => void top.refetch()}
    />
  );
}
