import { beforeEach, expect, test } from '@jest/globals';

/** Entries are own properties, as in a browser. */
const tab: Record<string, string> = Object.create({
  getItem: (key: string) => tab[key] ?? null,
  setItem: (key: string, value: string) => {
    tab[key] = value;
  },
  removeItem: (key: string) => {
    delete tab[key];
  },
});
const none = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
Object.assign(globalThis, { window: new EventTarget(), localStorage: none, sessionStorage: tab });
const userData = { role: 'patient' };
globalThis.fetch = async () => new Response(JSON.stringify({ success: true, userData }));

const { personalStorage } = await import('./personal-storage.ts');
const { session, startSession } = await import('./store.ts');
const { tokenRefused } = await import('./token.ts');

const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub, name: 'Zoë?>' })).toString('base64url')}.x`;
const [asha, ravi] = [tokenOf('asha'), tokenOf('ravi')];
const words = () => personalStorage.getItem('words');

beforeEach(() => {
  session.signOut();
  for (const key of Object.keys(tab)) delete tab[key];
});

test('what a visitor kept is his when he signs in', async () => {
  personalStorage.setItem('words', 'I cannot sleep');
  await session.signIn(asha);
  expect(words()).toBe('I cannot sleep');
  session.signOut();
  expect(words()).toBeNull();
});

test('signing out leaves nothing in the tab', async () => {
  await session.signIn(asha);
  personalStorage.setItem('words', 'I cannot sleep');
  session.signOut();
  expect(Object.keys(tab)).toEqual([]);
});

test('a session that expires leaves it for the same person, who alone sees it', async () => {
  const stop = startSession();
  await session.signIn(asha);
  personalStorage.setItem('words', 'I cannot sleep');
  tokenRefused(asha);
  expect(words()).toBeNull();
  await session.signIn(ravi);
  expect(words()).toBeNull();
  session.signOut();
  await session.signIn(asha);
  expect(words()).toBe('I cannot sleep');
  stop();
});

test('somebody else who signs in at another tab finds nothing, and the last one is forgotten', async () => {
  const stop = startSession();
  await session.signIn(asha);
  personalStorage.setItem('words', 'I cannot sleep');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue: ravi }));
  expect(words()).toBeNull();
  expect(Object.keys(tab)).toEqual([]);
  stop();
});

test('removes an entry', () => {
  personalStorage.setItem('words', 'I cannot sleep');
  personalStorage.removeItem('words');
  expect(words()).toBeNull();
});
