import type { CourseCard } from '@serein/contracts/learn';
import type { Lesson, Resource } from '../courses/course.schema.ts';

/** A lesson as it is written in the catalogue. */
export interface LessonSeed {
  readonly type: Lesson['type'];
  readonly title: string;
  readonly minutes: number;
  readonly description: string;
  /** Paragraphs parted by empty lines; lines that begin with "- " are a list, with "1. " a numbered one. */
  readonly content: string;
  readonly resources?: readonly Resource[];
}

export interface ModuleSeed {
  readonly title: string;
  readonly description: string;
  readonly lessons: readonly LessonSeed[];
}

/** A course as it is written in the catalogue; ids, durations and counts follow from it. */
export interface CourseSeed {
  readonly title: string;
  readonly description: string;
  readonly category: CourseCard['category'];
  readonly level: CourseCard['level'];
  /** Left out: the house's experts. */
  readonly instructor?: string;
  readonly prerequisites: readonly string[];
  readonly outcomes: readonly string[];
  readonly rating: number;
  readonly ratingCount: number;
  readonly totalEnrollments: number;
  readonly modules: readonly ModuleSeed[];
}

const lesson =
  (type: Lesson['type']) =>
  (
    title: string,
    minutes: number,
    description: string,
    content: string,
    resources: readonly Resource[] = [],
  ): LessonSeed => ({ type, title, minutes, description, content, resources });

export const text = lesson('text');
export const video = lesson('video');
export const audio = lesson('audio');
export const exercise = lesson('exercise');

/** What of the site belongs beside a lesson. */
export const RESOURCES = {
  neha: {
    name: 'Talk it through with Neha',
    url: '/neha/chat',
    description: 'An AI companion that listens at any hour. She is not a therapist.',
    type: 'chat',
  },
  forum: {
    name: 'Ask the community',
    url: '/forum',
    description: 'Read how others practise this, and share what you found.',
    type: 'community',
  },
  doctors: {
    name: 'Find a professional',
    url: '/doctors',
    description: 'When you would like a trained person beside you.',
    type: 'care',
  },
  help: {
    name: 'Help right now',
    url: '/gethelpnow',
    description: 'Helplines for when it gets too much, day and night.',
    type: 'help',
  },
} as const satisfies Record<string, Resource>;
