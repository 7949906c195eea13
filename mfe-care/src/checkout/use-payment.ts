import { type Appointment, careErrors, careRoutes, PAYMENT_REDIRECT_MS } from '@serein/contracts/care';
import { ApiError, call, toast, useMutation, useQueryClient } from '@serein/mfe-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Pays an appointment, once however often `pay` is called, and moves on 1.5 s after the success. */
export function usePayment(appointment: Appointment) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSent = useRef(false);
  const { mutate, ...payment } = useMutation({
    mutationFn: () => call(careRoutes.processPayment, { body: { appointmentId: appointment._id } }),
    onError: (error) => {
      isSent.current = false;
      // Without an answer: spec 2, section 8. "Nothing was lost" is more than is known then.
      const isAnswered = error instanceof ApiError && error.status > 0;
      toast.error(isAnswered ? error.message : careErrors.paymentFailed.message);
    },
    // After a failure, too: whoever lost the answer sees here whether it is paid.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['care', 'appointments'] }),
  });

  useEffect(() => {
    if (!payment.isSuccess) return;
    const timer = setTimeout(() => {
      if (appointment.consultationMode === 'offline') navigate('/book-cab', { replace: true, state: { appointment } });
      else navigate('/my-appointments', { replace: true });
    }, PAYMENT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [payment.isSuccess, appointment, navigate]);

  const pay = () => {
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  };
  return { ...payment, pay };
}
