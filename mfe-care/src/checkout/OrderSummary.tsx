import { type Appointment, TAX_PERCENT, totalPaise } from '@serein/contracts/care';
import { Card, Money, Picture } from '@serein/ui';
import { specialityText } from '../doctors/speciality.ts';
import { slotDayText } from '../time/slot-day.ts';
import { ownClockText } from '../time/zones.ts';
import styles from './OrderSummary.module.css';

/** What is being paid: the appointment, its fee and the tax. */
export function OrderSummary({ appointment }: { appointment: Appointment }) {
  const { docData, amount, slotDate, slotTime, startsAt, timeZone, consultationMode } = appointment;
  const own = ownClockText(startsAt, timeZone);
  const total = totalPaise(amount);
  return (
    <Card as="aside" className={styles.summary} aria-label="Your appointment">
      <div className={styles.doctor}>
        <Picture src={docData.image} alt="" width={64} height={72} eager />
        <div>
          <p className={styles.name}>{docData.name}</p>
          <p className={styles.quiet}>{specialityText(docData.speciality)}</p>
        </div>
      </div>
      <p>
        {slotDayText(slotDate, 'full')}, {slotTime}
        {own && <span className={styles.own}>{own} your time</span>}
        <span className={styles.own}>{consultationMode === 'online' ? 'Online, by video' : 'In person'}</span>
      </p>
      <dl className={styles.amounts}>
        <div>
          <dt>Appointment</dt>
          <dd>
            <Money paise={amount * 100} />
          </dd>
        </div>
        <div>
          <dt>Tax ({TAX_PERCENT}%)</dt>
          <dd>
            <Money paise={total - amount * 100} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <Money paise={total} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
