import type { DoctorDetail } from '@serein/contracts/care';
import { Money, Picture, Skeleton, SkeletonGroup, Stars } from '@serein/ui';
import type { ReactNode } from 'react';
import { Availability } from '../doctors/Availability.tsx';
import { specialityText } from '../doctors/speciality.ts';
import styles from './DoctorHeader.module.css';

/** Who it is: the head of the appointment page. */
export function DoctorHeader({ doctor }: { doctor: DoctorDetail }) {
  const facts: [string, ReactNode][] = [
    ['Experience', doctor.experience],
    ['Fee', <Money key="fee" rupees={doctor.fees} />],
    ['Speaks', doctor.languages.join(', ')],
    ['Practice', doctor.hospitalName ?? doctor.city],
  ];
  return (
    <header className={styles.header}>
      <Picture src={doctor.image} alt="" width={160} height={192} eager className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.line}>
          <Availability available={doctor.available} />
          <Stars value={doctor.rating} count={doctor.ratingCount} compact />
        </div>
        <h1 className={styles.name}>{doctor.name}</h1>
        <p className={styles.speciality}>
          {specialityText(doctor.speciality)} · {doctor.degree}
        </p>
      </div>
      <p className={styles.about}>{doctor.about}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Takes the room of a DoctorHeader. */
export function DoctorHeaderSkeleton() {
  return (
    <SkeletonGroup label="Loading doctor…" className={styles.header}>
      <Skeleton width="160px" height="192px" />
      <div className={styles.words}>
        <Skeleton width="10rem" height="1.5rem" />
        <Skeleton width="18rem" height="3rem" />
        <Skeleton width="14rem" height="1.5rem" />
      </div>
      <div className={styles.about}>
        <Skeleton height="5rem" />
      </div>
      <div className={styles.facts}>
        <Skeleton height="3.5rem" />
      </div>
    </SkeletonGroup>
  );
}
