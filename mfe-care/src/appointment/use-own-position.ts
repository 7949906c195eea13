import { useState } from 'react';
import type { Coordinates } from './distance.ts';

/** Spec 2, section 9. */
const TIMEOUT_MS = 10_000;
const CACHED_MS = 60_000;

/** The visitor's position, asked for only when `locate` is called. `onFailure` gets a message of spec 2, section 8. */
export function useOwnPosition(onFailure: (message: string) => void) {
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [isLocating, setLocating] = useState(false);

  const locate = () => {
    if (!('geolocation' in navigator)) return onFailure('Geolocation is not supported by this browser.');
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        setPosition({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        setLocating(false);
        onFailure('Unable to retrieve your location. Please enable location services.');
      },
      { timeout: TIMEOUT_MS, maximumAge: CACHED_MS },
    );
  };
  return { position, isLocating, locate };
}
