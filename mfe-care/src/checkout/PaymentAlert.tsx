import type { Appointment } from '@serein/contracts/care';
import { Link } from '@serein/mfe-kit';
import { buttonClass } from '@serein/ui';
import { useEffect, useRef } from 'react';
import styles from './PaymentAlert.module.css';
import { paymentProblem } from './payment-problem.ts';

const WAYS = {
  'other-time': ({ docId }: Appointment) => ({ to: `/appointment/${docId}`, text: 'Choose another time' }),
  'my-appointments': () => ({ to: '/my-appointments', text: 'My Appointments' }),
} as const;

/** What went wrong with a payment, below the button that was pressed, for as long as it matters, and the way on. */
export function PaymentAlert({ error, appointment }: { error: Error; appointment: Appointment }) {
  const { title, text, way } = paymentProblem(error);
  const link = way && WAYS[way](appointment);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the effect's end.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className={styles.alert}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {link && (
        <p>
          <Link to={link.to} className={buttonClass({ variant: 'secondary', size: 's' })}>
            {link.text}
          </Link>
        </p>
      )}
    </div>
  );
}
