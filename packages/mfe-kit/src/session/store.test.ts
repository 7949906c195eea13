import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserProfile } from '@serein/contracts/identity';

/** The little of a browser that the session needs; two tabs share the storage and hear of each other's changes. */
const storage = new Map<string, string>();
const page = new EventTarget();
Object.assign(globalThis, {
  window: page,
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
});

const asha: UserProfile = {
  _id: '1',
  name: 'Asha',
  email: 'asha@serein.test',
  phone: null,
  gender: null,
  dob: null,
  image: null,
  address: {},
  isAnonymous: false,
  role: 'admin',
};
let answers: (() => Response)[] = [];
const reply = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const welcome = reply(200, { success: true, userData: asha });
const resting = reply(503, { success: false, code: 'unavailable', message: 'Resting.' });
const refused = reply(401, { success: false, code: 'sessionExpired', message: 'Ended.' });
globalThis.fetch = async () => {
  const next = answers.shift();
  if (!next) throw new Error('one call too many');
  return next();
};

const { getSession, hasEndedElsewhere, session, startSession, subscribeToSession } = await import('./store.ts');
const { queryClient } = await import('../query-client.ts');
const { showToastsWith } = await import('../toast/toast.ts');

let toasts: string[] = [];
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  toasts = [];
  showToastsWith(({ message }) => toasts.push(message));
  stop = startSession();
});
afterEach(() => {
  stop();
  session.signOut();
  queryClient.clear();
  jest.useRealTimers();
});

/** Resolves when the session has the status, as a change of it is published. */
const becomes = (status: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (getSession().status !== status) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });
const otherTabStores = (newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue }));

test('signing in stores the token and loads the profile; signing out forgets both and all that was loaded', async () => {
  answers = [welcome];
  await session.signIn('t1');
  expect(getSession()).toEqual({ status: 'signed-in', user: asha, userId: null, token: 't1', isAdmin: true });
  expect(storage.get('token')).toBe('t1');
  queryClient.setQueryData(['appointments'], ['private']);
  session.signOut();
  expect(getSession().status).toBe('visitor');
  expect(storage.has('token')).toBe(false);
  expect(queryClient.getQueryData(['appointments'])).toBeUndefined();
});

test('a resting service costs nobody the session: the load is repeated', async () => {
  answers = [resting, resting, welcome];
  await session.signIn('t1');
  expect(getSession()).toMatchObject({ status: 'loading', token: 't1' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(getSession().status).toBe('loading');
  const signedIn = becomes('signed-in');
  await jest.advanceTimersByTimeAsync(2_000);
  await signedIn;
  expect(toasts).toEqual([]);
});

test('a refused token ends the session with one message', async () => {
  answers = [refused];
  await session.signIn('old');
  expect(getSession().status).toBe('visitor');
  expect(toasts).toEqual(['Your session has ended. Please log in again.']);
});

test('the session follows the other tabs', async () => {
  answers = [welcome];
  otherTabStores('t2');
  await becomes('signed-in');
  expect(session.token()).toBe('t2');
  otherTabStores(null);
  expect(getSession().status).toBe('visitor');
  expect(hasEndedElsewhere()).toBe(true);
});

test('an end in this tab is not taken for one elsewhere', async () => {
  answers = [welcome];
  otherTabStores(null);
  await session.signIn('t3');
  expect(hasEndedElsewhere()).toBe(false);
  session.signOut();
  expect(hasEndedElsewhere()).toBe(false);
});
