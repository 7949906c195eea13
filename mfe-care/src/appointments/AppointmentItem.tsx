import type { Appointment } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { Badge, type BadgeTone, Card, Money, Picture } from '@serein/ui';
import { MapPin, Video } from 'lucide-react';
import { specialityText } from '../doctors/speciality.ts';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { ownClockText } from '../time/zones.ts';
import { AppointmentActions } from './AppointmentActions.tsx';
import styles from './AppointmentItem.module.css';
import { actionsOf } from './appointment-actions.ts';
import { type Status, statusOf } from './status.ts';

const STATUS_TONE: Readonly<Record<Status, BadgeTone>> = {
  active: 'accent',
  upcoming: 'accent',
  completed: 'neutral',
  cancelled: 'danger',
  missed: 'attention',
};

export interface AppointmentItemProps {
  appointment: Appointment;
  now: number;
  onCancel: (appointment: Appointment) => void;
}

/** One appointment: who, when, how, what it costs, and what can be done. */
export function AppointmentItem({ appointment, now, onCancel }: AppointmentItemProps) {
  const { docData, docId, slotTime, startsAt, timeZone, consultationMode, payment, refunded, amount } = appointment;
  const status = statusOf(appointment, now);
  const own = ownClockText(startsAt, timeZone);
  const area = useFocusKeeper<HTMLDivElement>();
  return (
    <Card as="article" padding="s" className={styles.item} {...area}>
      <Picture src={docData.image} alt="" width={72} height={84} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/appointment/${docId}`} data-keeps-focus>
            {docData.name}
          </Link>
        </h3>
        <p className={styles.quiet}>{specialityText(docData.speciality)}</p>
        <p className={styles.when}>
          <time dateTime={startsAt}>{slotTime}</time>
          {own && <span className={styles.quiet}> ({own} your time)</span>}
        </p>
        <p className={styles.mode}>
          {consultationMode === 'online' ? <Video size={16} aria-hidden /> : <MapPin size={16} aria-hidden />}
          {consultationMode === 'online' ? 'Online' : 'In person'}
        </p>
      </div>
      <div className={styles.badges}>
        <Badge tone={STATUS_TONE[status]}>{status}</Badge>
        <Badge tone={payment ? 'accent' : 'attention'}>{payment ? 'Paid' : 'Unpaid'}</Badge>
        {refunded && <Badge>Refunded</Badge>}
        <span className={styles.amount}>
          <Money rupees={amount} />
        </span>
      </div>
      <AppointmentActions
        appointment={appointment}
        actions={actionsOf(appointment, now)}
        onCancel={() => onCancel(appointment)}
      />
    </Card>
  );
}
