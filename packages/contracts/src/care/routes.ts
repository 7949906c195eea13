import { defineRoutes, type FileReference, route } from '../http.ts';
import { MAX_AUDIO_BYTES } from './constants.ts';
import type {
  Appointment,
  AppointmentBody,
  AppointmentListQuery,
  AppointmentPage,
  BookAppointmentBody,
  DoctorDetail,
  DoctorListQuery,
  DoctorPage,
  HospitalListQuery,
  HospitalPage,
  IdParams,
  ReviewListQuery,
  ReviewPage,
  SlotsAnswer,
} from './schemas.ts';

export const careRoutes = defineRoutes('care', {
  listDoctors: route<{ query: DoctorListQuery; response: DoctorPage }>({
    method: 'GET',
    path: '/api/doctor/list',
    auth: 'none',
  }),
  listReviews: route<{ params: IdParams; query: ReviewListQuery; response: ReviewPage }>({
    method: 'GET',
    path: '/api/doctor/reviews/:id',
    auth: 'none',
  }),
  listSlots: route<{ params: IdParams; response: SlotsAnswer }>({
    method: 'GET',
    path: '/api/doctor/:id/slots',
    auth: 'none',
  }),
  getDoctor: route<{ params: IdParams; response: { doctor: DoctorDetail } }>({
    method: 'GET',
    path: '/api/doctor/:id',
    auth: 'none',
  }),
  listHospitals: route<{ query: HospitalListQuery; response: HospitalPage }>({
    method: 'GET',
    path: '/api/hospital/list',
    auth: 'none',
  }),
  bookAppointment: route<{
    body: Omit<BookAppointmentBody, 'audioMessage'> & { audioMessage?: FileReference };
    response: { message: string; appointment: Appointment };
  }>({
    method: 'POST',
    path: '/api/user/book-appointment',
    auth: 'session',
    body: 'multipart',
    files: { audioMessage: { kind: 'audio', maxBytes: MAX_AUDIO_BYTES, visibility: 'private' } },
    deadlineMs: 15_000,
    rate: { max: 30, windowSeconds: 60, per: 'user' },
  }),
  listAppointments: route<{ query: AppointmentListQuery; response: AppointmentPage }>({
    method: 'GET',
    path: '/api/user/appointments',
    auth: 'session',
  }),
  processPayment: route<{ body: AppointmentBody; response: { message: string } }>({
    method: 'POST',
    path: '/api/user/process-payment',
    auth: 'session',
    deadlineMs: 20_000,
  }),
  cancelAppointment: route<{ body: AppointmentBody; response: { message: string; refunded: boolean } }>({
    method: 'POST',
    path: '/api/user/cancel-appointment',
    auth: 'session',
    deadlineMs: 20_000,
  }),
});
