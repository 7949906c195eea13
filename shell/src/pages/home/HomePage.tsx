import { Page, Skeleton, SkeletonGroup } from '@serein/ui';
import { RemoteWidget } from '../../federation/RemoteWidget.tsx';
import { BookingCall } from './BookingCall.tsx';
import { CrisisLink } from './CrisisLink.tsx';
import styles from './HomePage.module.css';
import { Hero } from './hero/Hero.tsx';
import { Specialities } from './Specialities.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page (spec 1). The search and the two strips are widgets of the care team. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Page className={styles.sections}>
        <CrisisLink />
        <Specialities />
        <RemoteWidget
          app="care"
          module="TopDoctors"
          name="The list of top doctors"
          loading={<StripPlaceholder height="22rem" />}
        />
        <RemoteWidget
          app="care"
          module="TopHospitals"
          name="The list of top hospitals"
          loading={<StripPlaceholder height="19rem" />}
        />
        <BookingCall />
        <Testimonials />
      </Page>
    </>
  );
}

/** Takes the room of a strip (mfe-care/src/strips): its head, its cards and the air around them. */
const StripPlaceholder = ({ height }: { height: string }) => (
  <SkeletonGroup>
    <div className={styles.head}>
      <Skeleton width="min(14rem, 60%)" height="2.25rem" />
    </div>
    <div className={styles.cards}>
      {['one', 'two', 'three', 'four', 'five'].map((card) => (
        <Skeleton key={card} height={height} />
      ))}
    </div>
  </SkeletonGroup>
);
