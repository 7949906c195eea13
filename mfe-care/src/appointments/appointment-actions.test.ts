import { expect, test } from '@jest/globals';
import type { Appointment } from '@serein/contracts/care';
import fc from 'fast-check';
import { actionsOf, refundAt } from './appointment-actions.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-22T05:00:00.000Z');
const soon = new Date(now + 10 * 60_000).toISOString();
const tomorrow = new Date(now + 24 * HOUR).toISOString();

const appointment = (part: Partial<Appointment>): Appointment => ({
  _id: 'a',
  docId: 'd',
  docData: {
    name: 'Dr. Meera Nair',
    image: '',
    speciality: 'Psychologist',
    degree: '',
    address: { line1: '', line2: '', formatted: '', coordinates: null },
  },
  slotDate: '23_11_2026',
  slotTime: '10:30 AM',
  timeZone: 'Asia/Kolkata',
  startsAt: tomorrow,
  date: '',
  patientDescription: '',
  audioFileId: null,
  payment: true,
  refunded: false,
  isCompleted: false,
  cancelled: false,
  rating: null,
  hasPrescription: false,
  consultationMode: 'online',
  videoCallLink: 'https://meet.test/room',
  amount: 500,
  ...part,
});

test('the call can be joined in the active window only, and before that it is announced', () => {
  expect(actionsOf(appointment({}), now)).toMatchObject({ joinLink: null, notice: 'scheduled' });
  expect(actionsOf(appointment({ startsAt: soon }), now)).toMatchObject({
    joinLink: 'https://meet.test/room',
    notice: 'ready',
  });
});

test('an unpaid appointment can be paid; its call is announced, and no room is open until it is paid', () => {
  const unpaid = { payment: false, videoCallLink: null };
  expect(actionsOf(appointment(unpaid), now)).toMatchObject({ pay: true, notice: 'scheduled', joinLink: null });
  expect(actionsOf(appointment({ ...unpaid, startsAt: soon }), now)).toMatchObject({ notice: null, joinLink: null });
});

test('ways to travel are offered for paid, offline appointments to come', () => {
  expect(actionsOf(appointment({ consultationMode: 'offline' }), now).travel).toBe(true);
  expect(actionsOf(appointment({ consultationMode: 'offline', payment: false }), now).travel).toBe(false);
  expect(actionsOf(appointment({ consultationMode: 'offline', isCompleted: true }), now).travel).toBe(false);
});

test('a prescription is asked for by a paid, completed appointment; its page says where there is none', () => {
  const done = { isCompleted: true };
  expect(actionsOf(appointment(done), now).prescription).toBe(true);
  expect(actionsOf(appointment({ ...done, payment: false }), now).prescription).toBe(false);
  expect(actionsOf(appointment({}), now).prescription).toBe(false);
});

test('what is cancelled or over can be neither paid nor cancelled, joined nor travelled to', () => {
  const flags = fc.record({
    payment: fc.boolean(),
    consultationMode: fc.constantFrom('online' as const, 'offline' as const),
    startsAt: fc.constantFrom(soon, tomorrow),
  });
  fc.assert(
    fc.property(flags, fc.constantFrom({ cancelled: true }, { isCompleted: true }), (part, closed) => {
      const actions = actionsOf(appointment({ ...part, ...closed }), now);
      expect(actions).toMatchObject({ pay: false, cancel: false, joinLink: null, notice: null, travel: false });
    }),
  );
});

test('a refund is full until four hours before the start', () => {
  const inHours = (hours: number) => appointment({ startsAt: new Date(now + hours * HOUR).toISOString() });
  expect(refundAt(inHours(4), now)).toBe('full');
  expect(refundAt(inHours(3.99), now)).toBe('late');
  expect(refundAt(inHours(-0.1), now)).toBe('started');
  expect(refundAt({ ...inHours(24), payment: false }, now)).toBe('unpaid');
});
