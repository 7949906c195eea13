import type { DoctorCard } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { Card, Money, Picture, Stars } from '@serein/ui';
import { Availability } from '../doctors/Availability.tsx';
import { specialityText } from '../doctors/speciality.ts';
import styles from './StripCard.module.css';

/** A doctor in the strip: more picture, fewer words. */
export function TopDoctorCard({ doctor }: { doctor: DoctorCard }) {
  return (
    <Card as="article" padding="none" lifts className={styles.card}>
      <Picture src={doctor.image} alt="" width={248} height={200} fluid shape="plain" className={styles.portrait} />
      <div className={styles.words}>
        <Availability available={doctor.available} />
        <h3 className={styles.name}>
          <Link to={`/appointment/${doctor._id}`} className={styles.link}>
            {doctor.name}
          </Link>
        </h3>
        <p className={styles.quiet}>{specialityText(doctor.speciality)}</p>
        <p className={styles.foot}>
          <Stars value={doctor.rating} count={doctor.ratingCount} compact />
          <span className={styles.fees}>
            <Money rupees={doctor.fees} />
          </span>
        </p>
      </div>
    </Card>
  );
}
