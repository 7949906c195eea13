import { careRoutes, type DoctorDetail, RELATED_DOCTORS } from '@serein/contracts/care';
import { call, Link, useQuery } from '@serein/mfe-kit';
import { buttonClass } from '@serein/ui';
import { DoctorCard } from '../doctors/DoctorCard.tsx';
import styles from './RelatedDoctors.module.css';

/** Up to five others of the same speciality. Says nothing when there are none, or when they cannot be loaded. */
export function RelatedDoctors({ doctor }: { doctor: DoctorDetail }) {
  const related = useQuery({
    queryKey: ['care', 'related', doctor._id],
    queryFn: ({ signal }) =>
      call(careRoutes.listDoctors, {
        query: { speciality: doctor.speciality, exclude: doctor._id, limit: RELATED_DOCTORS },
        signal,
      }),
  });
  if (!related.data?.doctors.length) return null;
  return (
    <section className={styles.related} aria-labelledby="related-heading">
      <div className={styles.head}>
        <h2 id="related-heading">Related doctors</h2>
        <Link to="/doctors" className={buttonClass({ variant: 'ghost' })}>
          More
        </Link>
      </div>
      <ul className={styles.list}>
        {related.data.doctors.map((other) => (
          <li key={other._id}>
            <DoctorCard doctor={other} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
