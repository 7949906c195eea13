import { SPECIALITIES, type Speciality } from '@serein/contracts/care';

/** A speciality in people's words. */
export const specialityText = (speciality: string): string => speciality.replace(/([a-z])([A-Z])/g, '$1 $2');

/** The speciality a path segment names, whatever its case; null when it names none. */
export function specialityOf(segment: string | undefined): Speciality | null {
  const wanted = segment?.toLowerCase();
  return SPECIALITIES.find((speciality) => speciality.toLowerCase() === wanted) ?? null;
}
