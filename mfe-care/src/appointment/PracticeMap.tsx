import type { DoctorDetail } from '@serein/contracts/care';
import { toast } from '@serein/mfe-kit';
import { Button } from '@serein/ui';
import { LocateFixed, Map as MapIcon, MapPin } from 'lucide-react';
import { useState } from 'react';
import { mapAddress } from '../appointments/map-address.ts';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { distanceKm, distanceText, travelText } from './distance.ts';
import { MapFrame } from './MapFrame.tsx';
import styles from './PracticeMap.module.css';
import { useOwnPosition } from './use-own-position.ts';

/** Where the doctor's practice is. The map is another site's: it is loaded only when asked for. */
export function PracticeMap({ doctor }: { doctor: DoctorDetail }) {
  const [showsMap, setShowsMap] = useState(false);
  const { formatted, coordinates } = doctor.address;
  const { position, isLocating, locate } = useOwnPosition(toast.error);
  const area = useFocusKeeper<HTMLElement>();
  const link = mapAddress(doctor.address);
  const km = position && coordinates ? distanceKm(position, coordinates) : null;

  return (
    <section className={styles.practice} aria-label="Where the practice is" {...area}>
      <p className={styles.address}>
        <MapPin size={20} aria-hidden /> {formatted || doctor.city}
      </p>
      {!doctor.mapSrc && <p className={styles.none}>Map not available</p>}
      {doctor.mapSrc && !showsMap && (
        <div className={styles.consent}>
          <Button
            variant="secondary"
            size="s"
            icon={<MapIcon size={18} aria-hidden />}
            onClick={() => setShowsMap(true)}
          >
            Show map
          </Button>
          <p className={styles.hint}>The map comes from another site, which will see that you opened it.</p>
        </div>
      )}
      {doctor.mapSrc && showsMap && (
        <>
          <MapFrame src={doctor.mapSrc} title={`Map of ${doctor.name}’s practice`} />
          {link && (
            <p className={styles.hint}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                Open the map in a tab of its own
              </a>
            </p>
          )}
        </>
      )}
      <div role="status">
        {km !== null && (
          <p>
            {distanceText(km)} from you, {travelText(km)} by road
          </p>
        )}
      </div>
      {km === null && (
        <div>
          <Button
            variant="ghost"
            size="s"
            icon={<LocateFixed size={18} aria-hidden />}
            loading={isLocating}
            onClick={() => (coordinates ? locate() : toast.error('Doctor location not available'))}
          >
            How far is it from me?
          </Button>
        </div>
      )}
    </section>
  );
}
