import { DEFAULT_INSTRUCTOR } from '@serein/contracts';
import type { Course, CourseModule } from '../courses/course.schema.ts';
import type { CourseSeed, LessonSeed, ModuleSeed } from './course-seed.ts';
import { lessonHtml } from './lesson-html.ts';

const FIRST_DAY = Date.UTC(2026, 0, 5, 9);
/** Coprime to the number of courses, so that the newest ones come from all categories. */
const STRIDE = 11;
const COURSES = 32;
const WEEK_MS = 7 * 24 * 3600 * 1000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The stored course: ids from its place in the catalogue, durations from its lessons. */
export function toCourse(seed: CourseSeed, index: number, thumbnail: string): Course {
  const id = `course_${String(index + 1).padStart(2, '0')}`;
  const modules = seed.modules.map((module, at) => toModule(module, `${id.replace('course', 'module')}_${at + 1}`));
  const lessons = modules.flatMap((module) => module.lessons);
  return {
    _id: id,
    title: seed.title,
    description: seed.description,
    category: seed.category,
    level: seed.level,
    duration: sum(modules.map((module) => module.duration)),
    instructor: seed.instructor ?? DEFAULT_INSTRUCTOR,
    thumbnail,
    prerequisites: [...seed.prerequisites],
    outcomes: [...seed.outcomes],
    modules,
    rating: seed.rating,
    ratingCount: seed.ratingCount,
    totalEnrollments: seed.totalEnrollments,
    // An exercise trains what was learnt before it; every other lesson brings an idea of its own.
    concepts: lessons.filter(({ type }) => type !== 'exercise').length,
    createdAt: new Date(FIRST_DAY + ((index * STRIDE) % COURSES) * WEEK_MS),
  };
}

function toModule(seed: ModuleSeed, id: string): CourseModule {
  const lessons = seed.lessons.map((lesson, at) => toLesson(lesson, `${id.replace('module', 'lesson')}_${at + 1}`));
  return {
    _id: id,
    title: seed.title,
    description: seed.description,
    duration: sum(lessons.map((lesson) => lesson.duration)),
    lessons,
  };
}

function toLesson(seed: LessonSeed, id: string): CourseModule['lessons'][number] {
  return {
    _id: id,
    title: seed.title,
    description: seed.description,
    type: seed.type,
    duration: seed.minutes,
    content: lessonHtml(seed.content),
    videoUrl: null,
    audioUrl: null,
    resources: (seed.resources ?? []).map((resource) => ({ ...resource })),
  };
}
