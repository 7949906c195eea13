import type { Appointment } from '@serein/contracts/care';

/** The OpenStreetMap page of a place, by its coordinates or else its address; null when neither is known. */
export function mapAddress({ coordinates, formatted }: Appointment['docData']['address']): string | null {
  if (coordinates) {
    const { lat, lng } = coordinates;
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  }
  return formatted ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(formatted)}` : null;
}
