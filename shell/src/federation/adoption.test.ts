import { describe, expect, test } from '@jest/globals';
import type { SiteRegistry } from '@serein/contracts/registry';
import { adoptionAfterRetry, adoptionAt, isSafe, type ReloadChance } from './adoption.ts';

const registry = (revision: string, shell = 's1'): SiteRegistry => ({
  revision,
  shell: { version: shell, channel: 'live' },
  remotes: {},
});

describe('R-45: when nobody notices that versions change', () => {
  test.each([
    ['/doctors', '/courses', true],
    ['/doctors', '/doctors/Psychologist', true],
    ['/appointment/1', '/appointment/2', false],
    ['/appointment/1', '/checkout', false],
    ['/Checkout', '/appointment/1', false],
    ['/checkout', '/my-appointments', true],
    ['/doctors', '/appointment/1', true],
    ['/doctors', '/Doctors/', false],
    ['/nowhere', '/', true],
    ['/appointment/1', '/login', false],
    ['/login', '/appointment/1', false],
    ['/login', '/gateway', false],
    ['/gateway', '/appointment/1', false],
    ['/login', '/upload-profile-image', false],
    ['/upload-profile-image', '/complete-profile', false],
    ['/complete-profile', '/appointment/1', false],
    ['/complete-profile', '/questionnaire', false],
    ['/doctors', '/login', true],
    ['/login', '/', true],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(isSafe({ from, to, hasUnsentInput: false })).toBe(expected);
  });

  test('not when somebody leaves a form with input', () => {
    expect(isSafe({ from: '/forum', to: '/', hasUnsentInput: true })).toBe(false);
  });
});

describe('what a navigation does', () => {
  const away = { from: '/doctors', to: '/', hasUnsentInput: false };
  const held = registry('1');
  const at = (
    latest: SiteRegistry | null,
    { chance = 'now' as ReloadChance, shell = 's1' as string | null, navigation = away } = {},
  ) => adoptionAt(navigation, { held, latest, shell, reloadChance: () => chance });

  test('nothing new, nothing known, or no safe moment: all stays', () => {
    expect(at(held)).toBe('keep');
    expect(at(null)).toBe('keep');
    expect(at(registry('2'), { navigation: { ...away, hasUnsentInput: true } })).toBe('keep');
    expect(at(registry('2', 's2'), { navigation: { ...away, hasUnsentInput: true } })).toBe('keep');
  });

  test('R-45, R-46: new remotes are taken in place, a new shell with a new document', () => {
    expect(at(registry('2'))).toBe('adopt');
    expect(at(registry('2', 's2'))).toBe('reload');
  });

  test('nothing changes while the document cannot be loaded anew: the new remotes may need the new shell', () => {
    expect(at(registry('2', 's2'), { chance: 'later' })).toBe('keep');
    expect(at(registry('2'), { chance: 'later' })).toBe('adopt');
  });

  test('a document that came back with the old shell goes on with it', () => {
    expect(at(registry('2', 's2'), { chance: 'never' })).toBe('adopt');
    expect(at(registry('2', 's2'), { shell: null })).toBe('adopt');
  });

  test('R-46: a tab whose remotes are the newest ones already still changes to the new shell', () => {
    const ahead = registry('2', 's2');
    const tab = { held: ahead, latest: ahead, shell: 's1' };
    expect(adoptionAt(away, { ...tab, reloadChance: () => 'now' })).toBe('reload');
    expect(adoptionAt(away, { ...tab, reloadChance: () => 'never' })).toBe('keep');
  });
});

describe('what "Try again" does', () => {
  const held = registry('1');
  const pressed = { pathname: '/doctors', registry: held };
  const after = (latest: SiteRegistry, now = {}, chance: ReloadChance = 'now') =>
    adoptionAfterRetry(
      pressed,
      { ...pressed, hasUnsentInput: false, ...now },
      { latest, shell: 's1', reloadChance: () => chance },
    );

  test('the newest remotes are taken in place, and with a new shell only a new document', () => {
    expect(after(registry('2'))).toBe('adopt');
    expect(after(held)).toBe('keep');
    expect(after(registry('2', 's2'))).toBe('reload');
    expect(after(registry('2', 's2'), {}, 'later')).toBe('keep');
    expect(after(registry('2', 's2'), {}, 'never')).toBe('adopt');
  });

  test.each([
    ['went to another page', { pathname: '/forum' }],
    ['has other versions by now', { registry: registry('1b') }],
    ['writes into the page, which came after all', { hasUnsentInput: true }],
  ])('nothing changes for a visitor who %s', (_, now) => {
    expect(after(registry('2'), now)).toBe('keep');
    expect(after(registry('2', 's2'), now)).toBe('keep');
  });
});
