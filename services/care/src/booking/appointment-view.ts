import { type Appointment as AppointmentAnswer, JOIN_AFTER_MINUTES } from '@serein/contracts/care';
import type { Appointment } from './appointment.model.ts';

/** Flagged as completed, or started more than 60 minutes ago (spec 2, section 4). */
export function isCompleted(appointment: Pick<Appointment, 'isCompleted' | 'startsAt'>, now: number): boolean {
  return appointment.isCompleted || appointment.startsAt.getTime() < completedBefore(now).getTime();
}

/** An appointment that started before this is over. */
export function completedBefore(now: number): Date {
  return new Date(now - JOIN_AFTER_MINUTES * 60_000);
}

/** What its patient reads of an appointment. */
export function appointmentAnswer(record: Omit<Appointment, 'outbox'>, now: number): AppointmentAnswer {
  return {
    _id: String(record._id),
    docId: String(record.docId),
    docData: record.docData,
    slotDate: record.slotDate,
    slotTime: record.slotTime,
    timeZone: record.timeZone,
    startsAt: record.startsAt.toISOString(),
    date: record.date.toISOString(),
    patientDescription: record.patientDescription,
    audioFileId: record.audioFileId,
    payment: record.payState === 'paid',
    refunded: record.refundState !== 'none',
    isCompleted: !record.cancelled && isCompleted(record, now),
    cancelled: record.cancelled,
    rating: record.rating,
    hasPrescription: record.hasPrescription,
    consultationMode: record.consultationMode,
    videoCallLink: record.cancelled ? null : record.videoCallLink,
    amount: record.amount,
  };
}
