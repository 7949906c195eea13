import { defineRoutes, route } from '../http.ts';
import type { CourseListQuery, CoursePage } from './schemas.ts';

export const learnRoutes = defineRoutes('learn', {
  listCourses: route<{ query: CourseListQuery; response: CoursePage }>({
    method: 'GET',
    path: '/api/courses',
    auth: 'none',
  }),
});
