import { EARTH_RADIUS_KM, TRAVEL_KM_PER_HOUR } from '@serein/contracts/care';

export interface Coordinates {
  lat: number;
  lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in km (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Under 1 km in metres, otherwise km to one decimal (spec 1, section 9). */
export const distanceText = (km: number): string => (km < 1 ? `${Math.round(km * 1000)} m` : `${km.toFixed(1)} km`);

/** 'about 12 min', 'about 2 h 5 min', at the speed of spec 2, section 9. */
export function travelText(km: number): string {
  const minutes = Math.max(1, Math.round((km / TRAVEL_KM_PER_HOUR) * 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `about ${[hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ')}`;
}
