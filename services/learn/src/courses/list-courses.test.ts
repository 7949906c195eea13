import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { COURSE_CATEGORIES, type CourseCard, learnRoutes } from '@serein/contracts/learn';
import { CourseCard as CourseCardSchema } from '@serein/contracts/learn/schemas';
import { FileStore } from '@serein/service-kit';
import { startService } from '@serein/service-kit/testing';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { LearnModule } from '../learn.module.ts';
import { Course } from './course.schema.ts';

const Page = z.object({
  success: z.literal(true),
  courses: z.array(CourseCardSchema.strict()),
  total: z.number(),
  nextCursor: z.string().nullable(),
});

describe('the course list', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService({ name: 'learn', module: LearnModule, routes: learnRoutes, env: { SEED: 'demo' } });
  });
  afterAll(() => service?.stop());

  async function list(query: Record<string, string | number>) {
    const { status, body } = await service.call(learnRoutes.listCourses, { query });
    expect(status).toBe(200);
    return Page.parse(body);
  }

  async function everyPage(query: Record<string, string | number>): Promise<CourseCard[]> {
    const found: CourseCard[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: z.output<typeof Page> = await list({ ...query, ...(cursor ? { cursor } : {}) });
      found.push(...page.courses);
      cursor = page.nextCursor;
    }
    return found;
  }

  it('serves 32 seeded courses, four in each category, as cards only', async () => {
    const page = await list({ limit: 100 });
    expect(page.total).toBe(32);
    for (const category of COURSE_CATEGORIES) {
      expect(page.courses.filter((course) => course.category === category)).toHaveLength(4);
    }
  });

  it('gives the first 20 when nothing is asked for', async () => {
    const page = await list({});
    expect(page.courses).toHaveLength(20);
    expect(page.nextCursor).not.toBeNull();
  });

  it('finds words in title and description, whatever their case, and takes signs literally', async () => {
    expect((await list({ search: 'TINY HABITS' })).courses.map(({ title }) => title)).toEqual([
      'Tiny Habits, Lasting Change',
    ]);
    expect((await list({ search: 'incense' })).total).toBe(1);
    expect((await list({ search: '.*' })).total).toBe(0);
    expect((await list({ search: '\0' })).total).toBe(0);
  });

  it('filters by category and level together', async () => {
    const page = await list({ category: 'mindfulness', level: 'beginner' });
    expect(page.total).toBe(2);
    expect(page.courses.every((course) => course.category === 'mindfulness' && course.level === 'Beginner')).toBe(true);
  });

  it.each([
    ['popular', (a: CourseCard, b: CourseCard) => b.totalEnrollments - a.totalEnrollments],
    ['rating', (a: CourseCard, b: CourseCard) => b.rating - a.rating],
    ['duration', (a: CourseCard, b: CourseCard) => a.duration - b.duration],
    ['newest', () => 0],
  ])('pages through the order "%s" without losing or repeating a course', async (sort, compare) => {
    const all = await everyPage({ sort, limit: 7 });
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(32);
    expect(all.toSorted(compare)).toEqual(all);
  });

  it('refuses a cursor of another order', async () => {
    const { nextCursor } = await list({ sort: 'rating', limit: 5 });
    const { status, body } = await service.call(learnRoutes.listCourses, {
      query: { sort: 'popular', cursor: nextCursor ?? '' },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, field: 'query.cursor' });
  });

  it('stores the pictures where the cards point', async () => {
    const { courses } = await list({ limit: 100 });
    for (const { thumbnail } of courses.filter((course) => course.thumbnail !== '')) {
      expect(await service.app.get(FileStore, { strict: false }).has(thumbnail.replace('/api/files/', ''))).toBe(true);
    }
  });

  it('holds courses whose parts agree with each other', async () => {
    const courses = await service.app.get<Model<Course>>(getModelToken(Course.name), { strict: false }).find().lean();
    for (const course of courses) {
      const lessons = course.modules.flatMap((module) => module.lessons);
      expect(course.modules.length).toBeGreaterThanOrEqual(2);
      expect(course.duration).toBe(lessons.reduce((sum, lesson) => sum + lesson.duration, 0));
      expect(course.outcomes.length).toBeGreaterThanOrEqual(5);
      expect(lessons.every((lesson) => /^<(?:p|ul|ol)>/.test(lesson.content))).toBe(true);
    }
  });
});
