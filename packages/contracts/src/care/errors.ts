import type { ErrorTable } from '../error-table.ts';

/** Texts of spec 2, sections 5 and 8, where they are given there. */
export const careErrors = {
  doctorNotFound: { status: 404, message: 'We could not find this doctor.' },
  hospitalNotFound: { status: 404, message: 'Sorry, this hospital could not be found.' },
  doctorUnavailable: { status: 409, message: 'Temporarily unavailable' },
  slotUnavailable: { status: 409, message: 'Selected slot is not available' },
  problemMissing: { status: 422, message: 'Please provide a description of your problem in text or audio.' },
  appointmentNotFound: { status: 404, message: 'Appointment details not found.' },
  appointmentCancelled: { status: 409, message: 'This appointment was cancelled.' },
  appointmentCompleted: { status: 409, message: 'This appointment has already taken place.' },
  paymentPending: { status: 409, message: 'A payment for this appointment is already on its way.' },
  paymentFailed: { status: 409, message: 'Payment processing failed.' },
} as const satisfies ErrorTable;
