import type { DomainEvent } from '../events.ts';

export type AppointmentPaid = DomainEvent<
  'care.appointment-paid',
  { appointmentId: string; userId: string; docId: string; startsAt: string }
>;
export type AppointmentCancelled = DomainEvent<'care.appointment-cancelled', { appointmentId: string; userId: string }>;

export const APPOINTMENT_PAID = 'care.appointment-paid';
export const APPOINTMENT_CANCELLED = 'care.appointment-cancelled';
