import type { Speciality } from '@serein/contracts/care';
import { Armchair, Brain, HeartHandshake, type LucideIcon, Sprout, Stethoscope, Sunrise } from 'lucide-react';

export interface SpecialityTile {
  label: string;
  speciality: Speciality;
  icon: LucideIcon;
}

/** Where "Book Appointment" scrolls to (spec 1). */
export const SPECIALITY_ANCHOR = 'speciality';

/** The tiles of the home page (spec 1) and where they lead (spec 0, "Open points"). */
export const SPECIALITY_TILES: readonly SpecialityTile[] = [
  { label: 'Clinical Psychology', speciality: 'Psychologist', icon: Brain },
  { label: 'Psychiatric Care', speciality: 'Psychiatrist', icon: Stethoscope },
  { label: 'Therapy Sessions', speciality: 'Psychoanalyst', icon: Armchair },
  { label: 'Teen Therapy', speciality: 'SocialWorker', icon: Sprout },
  { label: 'Family & Relationships', speciality: 'Hypnotherapist', icon: HeartHandshake },
  { label: 'Mental Wellness Coaching', speciality: 'Neuropsychologist', icon: Sunrise },
];
