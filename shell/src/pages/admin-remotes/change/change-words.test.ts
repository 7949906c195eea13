import { expect, test } from '@jest/globals';
import { smokeWords } from './change-words.ts';

const shown = { module: 'DoctorsPage', trouble: null };
const broken = { module: 'CheckoutPage', trouble: 'It crashed.' };

test('a change that needs no trial has no words for it', () => {
  expect(smokeWords(null)).toBeNull();
});

test.each([
  [[shown], 'Its one module shown in a browser'],
  [[shown, { ...shown, module: 'AppointmentPage' }], 'All 2 modules shown in a browser'],
])('a trial without troubles is fine', (modules, text) => {
  expect(smokeWords({ ran: true, modules })).toEqual({ text, troubles: [], isFine: true });
});

test('a trial names the modules that failed', () => {
  expect(smokeWords({ ran: true, modules: [shown, broken] })).toEqual({
    text: '1 of 2 modules failed in a browser',
    troubles: [{ module: 'CheckoutPage', trouble: 'It crashed.' }],
    isFine: false,
  });
});

test('a trial that did not take place says why', () => {
  const words = smokeWords({ ran: false, why: 'there is no browser here' });
  expect(words).toMatchObject({ text: 'Not tried in a browser: there is no browser here', isFine: false });
});

test('one module is not counted', () => {
  expect(smokeWords({ ran: true, modules: [broken] })?.text).toBe('Its one module failed in a browser');
});
