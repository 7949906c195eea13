import { careRoutes } from '@serein/contracts/care';
import { ApiError, call, toast, useMutation, useQueryClient } from '@serein/mfe-kit';
import { useNavigate } from 'react-router-dom';
import { type BookingDraft, dropDraft } from './booking-draft.ts';
import { slotsKey } from './use-doctor.ts';

export interface Booking extends BookingDraft {
  slotDate: string;
  slotTime: string;
  timeZone: string;
}

function bookingForm(docId: string, booking: Booking): FormData {
  const form = new FormData();
  form.set('docId', docId);
  form.set('slotDate', booking.slotDate);
  form.set('slotTime', booking.slotTime);
  form.set('timeZone', booking.timeZone);
  form.set('patientDescription', booking.description.trim());
  form.set('consultationMode', booking.mode);
  if (booking.audio) form.set('audioMessage', booking.audio, 'message.webm');
  return form;
}

/** Books a slot and leads on to My Appointments; when the slot has gone meanwhile, the slots are asked for again. */
export function useBooking(docId: string, onSlotGone: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (booking: Booking) => call(careRoutes.bookAppointment, { body: bookingForm(docId, booking) }),
    onSuccess: ({ message }) => {
      dropDraft(docId);
      toast.success(message);
      void queries.invalidateQueries({ queryKey: ['care', 'appointments'] });
      void queries.invalidateQueries({ queryKey: ['care', 'doctors'] });
      navigate('/my-appointments');
    },
    onError: (error) => {
      toast.error(error.message);
      if (!(error instanceof ApiError) || error.code !== 'slotUnavailable') return;
      onSlotGone();
      void queries.invalidateQueries({ queryKey: slotsKey(docId) });
    },
  });
}
