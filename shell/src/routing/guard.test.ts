import { describe, expect, test } from '@jest/globals';
import type { UserProfile } from '@serein/contracts/identity';
import { routes } from '../routes.ts';
import { decide, IMAGE_PATH } from './guard.ts';

const profile: UserProfile = {
  _id: '1',
  name: 'Asha',
  email: 'asha@serein.test',
  phone: null,
  gender: null,
  dob: null,
  image: '/api/files/1',
  address: {},
  isAnonymous: false,
  role: 'patient',
};

const signedIn = (user: UserProfile) => ({ status: 'signed-in', user, isAdmin: user.role === 'admin' }) as const;
const visits = {
  visitor: { status: 'visitor', user: null, isAdmin: false },
  loading: { status: 'loading', user: null, isAdmin: false },
  patient: signedIn(profile),
  imageless: signedIn({ ...profile, image: null }),
  anonymous: signedIn({ ...profile, name: '', image: null, isAnonymous: true }),
  admin: signedIn({ ...profile, role: 'admin' }),
} as const;

const outcome = (path: string, visit: keyof typeof visits, back?: string) => {
  const route = routes.find((candidate) => candidate.path === path) ?? null;
  const decision = decide(route, visits[visit], back);
  return decision.kind === 'redirect' ? decision.to : decision.kind;
};

describe('who sees which page', () => {
  test.each<[string, Record<keyof typeof visits, string>]>([
    ['/', all('allow', { imageless: IMAGE_PATH })],
    ['/gethelpnow', all('allow')],
    ['/privacy', all('allow')],
    ['/no-such-page', all('allow', { imageless: IMAGE_PATH })],
    ['/doctors/:speciality', all('allow', { imageless: IMAGE_PATH })],
    ['/login', all('/', { visitor: 'allow', loading: 'wait' })],
    ['/gateway', all('/', { visitor: 'allow', loading: 'wait' })],
    ['/checkout', all('allow', { visitor: '/login', loading: 'wait', imageless: IMAGE_PATH })],
    ['/upload-profile-image', all('allow', { visitor: '/login', loading: 'wait' })],
    ['/complete-profile', all('allow', { visitor: '/login', loading: 'wait', anonymous: '/' })],
    ['/questionnaire', all('allow', { visitor: '/login', loading: 'wait', anonymous: '/', imageless: IMAGE_PATH })],
    ['/admin/courses', all('/', { visitor: '/login', loading: 'wait', admin: 'allow' })],
  ])('%s', (path, expected) => {
    for (const visit of Object.keys(visits) as (keyof typeof visits)[]) {
      expect([visit, outcome(path, visit)]).toEqual([visit, expected[visit]]);
    }
  });

  test('a login that a page asked for leads back to it', () => {
    expect(outcome('/login', 'patient', '/checkout')).toBe('/checkout');
    const route = routes.find(({ path }) => path === '/checkout') ?? null;
    expect(decide(route, visits.visitor)).toMatchObject({ to: '/login', returns: true });
  });

  test('who has to give a picture first is led back to the page asked for', () => {
    const route = routes.find(({ path }) => path === '/appointment/:docId') ?? null;
    expect(decide(route, visits.imageless)).toMatchObject({ to: IMAGE_PATH, returns: true });
  });

  test.each([
    ['/my-courses', 'Please log in to view your courses'],
    ['/admin/courses', 'Please log in to access admin features'],
    ['/checkout', 'Please log in to continue.'],
  ])('%s tells the visitor: %s', (path, message) => {
    const route = routes.find((candidate) => candidate.path === path) ?? null;
    expect(decide(route, visits.visitor)).toMatchObject({ message });
  });
});

function all(outcomeForMost: string, others: Partial<Record<keyof typeof visits, string>> = {}) {
  const names = Object.keys(visits) as (keyof typeof visits)[];
  const entries = names.map((visit) => [visit, others[visit] ?? outcomeForMost]);
  return Object.fromEntries(entries) as Record<keyof typeof visits, string>;
}
