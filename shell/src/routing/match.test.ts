import { expect, test } from '@jest/globals';
import { FOOTER_LINKS, TOP_LINKS, USER_LINKS } from '../layout/links.ts';
import { redirects, routes } from '../routes.ts';
import { matchRoute } from './match.ts';

const moduleAt = (path: string) => {
  const match = matchRoute(path);
  return match.kind === 'page' ? match.route.module : match.kind === 'redirect' ? `→ ${match.to}` : 'not found';
};

test.each([
  ['/', 'HomePage'],
  ['/Doctors', 'DoctorsPage'],
  ['/doctors/Psychologist', 'DoctorsPage'],
  ['/doctors/', 'DoctorsPage'],
  ['/neha', 'NehaPage'],
  ['/Neha/Chat', 'ChatPage'],
  ['/courses/1/lessons/2', 'LessonPage'],
  ['/courses/1/lessons', 'not found'],
  ['/admin/courses', 'ManageCoursesPage'],
  ['/Therapy', '→ /therapy-questionnaire'],
  ['/community/', '→ /forum'],
  ['/nowhere', 'not found'],
])('%s leads to %s', (path, module) => {
  expect(moduleAt(path)).toBe(module);
});

test('every link of the menus and the footer leads somewhere', () => {
  for (const { to } of [...TOP_LINKS, ...FOOTER_LINKS, ...USER_LINKS]) expect(moduleAt(to)).not.toBe('not found');
});

test('every redirect and every usual next page is a page', () => {
  const targets = [...Object.values(redirects), ...routes.flatMap(({ next }) => next ?? [])];
  for (const to of targets) expect(matchRoute(to).kind).toBe('page');
});
