import type { CourseSeed } from '../course-seed.ts';
import { COGNITIVE_PERFORMANCE } from './cognitive-performance.ts';
import { COMMUNICATION } from './communication.ts';
import { CREATIVITY } from './creativity.ts';
import { EMOTIONAL_INTELLIGENCE } from './emotional-intelligence.ts';
import { LEADERSHIP } from './leadership.ts';
import { MINDFULNESS } from './mindfulness.ts';
import { SELF_DISCIPLINE } from './self-discipline.ts';
import { TIME_MANAGEMENT } from './time-management.ts';

/** The 32 courses, four in each category. A course's place here is the number of its picture. */
export const CATALOGUE: readonly CourseSeed[] = [
  ...EMOTIONAL_INTELLIGENCE,
  ...LEADERSHIP,
  ...MINDFULNESS,
  ...COMMUNICATION,
  ...CREATIVITY,
  ...SELF_DISCIPLINE,
  ...TIME_MANAGEMENT,
  ...COGNITIVE_PERFORMANCE,
];
