import { describe, expect, it } from '@jest/globals';
import { helplineWays } from './helpline-ways.ts';
import { HELPLINES } from './helplines.ts';

describe('the ways to reach a helpline', () => {
  it('dials a number, and a second one in the words beside it', () => {
    expect(helplineWays({ name: 'A', phone: '14416', text: 'or 1-800-891-4416' })).toEqual([
      { kind: 'call', label: '14416', href: 'tel:14416' },
      { kind: 'call', label: '1-800-891-4416', href: 'tel:18008914416' },
    ]);
    expect(helplineWays({ name: 'B', phone: '+91 9999 666 555' })[0]?.href).toBe('tel:+919999666555');
  });

  it('starts a message, with the word that the helpline asks for', () => {
    expect(helplineWays({ name: 'C', text: 'text HOME to 741741' })[0]?.href).toBe('sms:741741?body=HOME');
    expect(helplineWays({ name: 'D', text: 'text 85258' })[0]?.href).toBe('sms:85258');
  });

  it('keeps other words as words', () => {
    expect(helplineWays({ name: 'E', phone: '988', text: 'then 1' })[1]).toEqual({ kind: 'note', label: 'then 1' });
  });

  it('leaves nobody in the list without a link', () => {
    for (const entry of HELPLINES.flatMap(({ helplines }) => helplines)) {
      expect(entry.website || helplineWays(entry).some(({ href }) => href)).toBeTruthy();
    }
  });
});
