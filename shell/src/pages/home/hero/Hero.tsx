import { Link, prefetch } from '@serein/mfe-kit';
import { Button, buttonClass, classNames } from '@serein/ui';
import { Search } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { SPECIALITY_ANCHOR } from '../specialities.ts';
import { Backdrop } from './Backdrop.tsx';
import styles from './Hero.module.css';

/** The head of the home page (spec 1, "Home page"). */
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
        <DoctorSearch />
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

function DoctorSearch() {
  const navigate = useNavigate();
  const id = useId();
  const search = (form: FormData) => {
    const words = String(form.get('search') ?? '').trim();
    navigate(words ? `/doctors?${new URLSearchParams({ search: words })}` : '/doctors');
  };
  return (
    <search className={styles.search}>
      <form action={search}>
        <label htmlFor={id}>Search doctors</label>
        <Search size={20} aria-hidden />
        <input
          id={id}
          name="search"
          type="search"
          placeholder="Name or speciality"
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => prefetch('/doctors')}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
