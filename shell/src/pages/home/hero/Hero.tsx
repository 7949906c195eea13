import { Link } from '@serein/mfe-kit';
import { buttonClass, classNames } from '@serein/ui';
import type { MouseEvent } from 'react';
import { FederatedModule } from '../../../federation/FederatedModule.tsx';
import { SPECIALITY_ANCHOR } from '../specialities.ts';
import { Backdrop } from './Backdrop.tsx';
import styles from './Hero.module.css';

/** The head of the home page (spec 1, "Home page"). Its search is a widget of the care team (spec 0). */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Backdrop />
      <div className={styles.inner}>
        <h1 id="hero-title" className={styles.title}>
          Book Appointment With Trusted Doctors
        </h1>
        <p className={styles.lead}>
          Browse our list of trusted doctors and schedule your appointment, hassle-free. Online or near you, at your own
          pace.
        </p>
        <div className={styles.search}>
          <FederatedModule
            app="care"
            module="DoctorSearch"
            loading={null}
            missing={<ListLink />}
            failed={() => <ListLink />}
          />
        </div>
        <div className={styles.actions}>
          <a href={`#${SPECIALITY_ANCHOR}`} className={buttonClass({ size: 'l' })} onClick={scrollToSpecialities}>
            Book Appointment
          </a>
          <Link to="/mind-reader" className={classNames(buttonClass({ variant: 'ghost', size: 'l' }), styles.second)}>
            Therapy Assessment
          </Link>
        </div>
      </div>
    </section>
  );
}

/** By hand, since the router takes a second click on the same anchor for no change. */
function scrollToSpecialities(event: MouseEvent): void {
  event.preventDefault();
  const section = document.getElementById(SPECIALITY_ANCHOR);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** Where the search is not to be had. */
const ListLink = () => (
  <p>
    <Link to="/doctors" className={classNames(buttonClass({ variant: 'ghost', size: 'l' }), styles.second)}>
      Find a doctor
    </Link>
  </p>
);
