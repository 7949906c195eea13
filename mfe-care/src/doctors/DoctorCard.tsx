import type { DoctorCard as Doctor } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { Card, Money, Picture, Stars } from '@serein/ui';
import { Availability } from './Availability.tsx';
import styles from './DoctorCard.module.css';
import { Languages } from './Languages.tsx';
import { specialityText } from './speciality.ts';

export interface DoctorCardProps {
  doctor: Doctor;
  /** Default: h2, under the page's h1. */
  heading?: 'h2' | 'h3' | undefined;
  /** On the first screen: the picture is loaded at once. */
  eager?: boolean | undefined;
}

/** A doctor in a list; the whole card leads to the appointment page. */
export function DoctorCard({ doctor, heading: Heading = 'h2', eager }: DoctorCardProps) {
  return (
    <Card as="article" padding="s" lifts className={styles.card}>
      <Picture src={doctor.image} alt="" width={96} height={112} eager={eager} className={styles.picture} />
      <div className={styles.words}>
        <Availability available={doctor.available} />
        <Heading className={styles.name}>
          <Link to={`/appointment/${doctor._id}`} className={styles.link}>
            {doctor.name}
          </Link>
        </Heading>
        <p className={styles.speciality}>{specialityText(doctor.speciality)}</p>
        <Languages languages={doctor.languages} />
      </div>
      <div className={styles.foot}>
        <Stars value={doctor.rating} count={doctor.ratingCount} compact />
        <span className={styles.fees}>
          <Money rupees={doctor.fees} />
        </span>
      </div>
    </Card>
  );
}
