import { Link, useSession } from '@serein/mfe-kit';
import { buttonClass, classNames } from '@serein/ui';
import styles from './BookingCall.module.css';

/** The call to action below the strips. */
export function BookingCall() {
  const { status } = useSession();
  return (
    <section className={styles.call} aria-labelledby="booking-title">
      <Hills />
      <div className={styles.words}>
        <h2 id="booking-title">The first step can be a small one</h2>
        <p>Choose a doctor, a day and a time. You can change your mind at any point before you pay.</p>
        <div className={styles.actions}>
          <Link to="/doctors" className={classNames(buttonClass({ size: 'l' }), styles.main)}>
            Book Appointment
          </Link>
          {status === 'visitor' && (
            <Link to="/login?mode=signup" className={styles.second}>
              Create an account
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 1200 200" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle cx="960" cy="74" r="44" fill="#ffd9a3" />
    <path d="M0 150c130-70 250-80 400-30s280 40 420-6 260-40 380 0v90H0z" fill="#6b4f86" />
    <path d="M0 175c160-60 300-50 460-15s300 20 430-20 210-20 310 0v60H0z" fill="#453a70" />
    <path d="M0 192c200-40 330-30 500-12s380 0 700-22v42H0z" fill="#2a2654" />
  </svg>
);
