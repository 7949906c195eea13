import type { HospitalCard as Hospital } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { Badge, Card, Picture, Stars } from '@serein/ui';
import { Hospital as HospitalIcon, MapPin } from 'lucide-react';
import styles from './StripCard.module.css';

/** Spec 1, section 2. */
const SHOWN_SPECIALIZATIONS = 3;

/** A hospital in a list; the whole card leads to its page. */
export function HospitalCard({ hospital }: { hospital: Hospital }) {
  const more = hospital.specializations.slice(SHOWN_SPECIALIZATIONS);
  return (
    <Card as="article" padding="s" lifts className={styles.card}>
      <div className={styles.top}>
        <Picture
          src={hospital.hospitalLogo}
          alt=""
          width={56}
          height={56}
          fallback={<HospitalIcon size={24} aria-hidden />}
        />
        {hospital.emergencySupport === 'yes' && <Badge tone="danger">Emergency</Badge>}
      </div>
      <h3 className={styles.name}>
        <Link to={`/hospital/${hospital._id}`} className={styles.link}>
          {hospital.hospitalName}
        </Link>
      </h3>
      <p className={styles.line}>
        <Stars value={hospital.rating} count={hospital.ratingCount} none="No ratings" compact />
        <span className={styles.type}>{hospital.type}</span>
      </p>
      <p className={styles.address}>
        <MapPin size={16} aria-hidden />
        <span>
          {hospital.address}, {hospital.district}
        </span>
      </p>
      <p className={styles.specializations}>
        {hospital.specializations.slice(0, SHOWN_SPECIALIZATIONS).map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
        {more.length > 0 && <Badge>+{more.length}</Badge>}
      </p>
    </Card>
  );
}
