import { Page, Skeleton, SkeletonGroup } from '@serein/ui';
import { RemoteWidget } from '../../federation/RemoteWidget.tsx';
import { BookingCall } from './BookingCall.tsx';
import { CrisisLink } from './CrisisLink.tsx';
import styles from './HomePage.module.css';
import { Hero } from './hero/Hero.tsx';
import { Specialities } from './Specialities.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page (spec 1). The two strips are widgets of the care team. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Page className={styles.sections}>
        <CrisisLink />
        <Specialities />
        <RemoteWidget app="care" module="TopDoctors" name="The list of top doctors" loading={<StripPlaceholder />} />
        <RemoteWidget
          app="care"
          module="TopHospitals"
          name="The list of top hospitals"
          loading={<StripPlaceholder />}
        />
        <BookingCall />
        <Testimonials />
      </Page>
    </>
  );
}

const StripPlaceholder = () => (
  <SkeletonGroup className={styles.strip}>
    <Skeleton width="min(18rem, 60%)" height="2.5rem" />
    <div className={styles.cards}>
      {['one', 'two', 'three', 'four', 'five'].map((card) => (
        <Skeleton key={card} width="14rem" height="18rem" />
      ))}
    </div>
  </SkeletonGroup>
);
