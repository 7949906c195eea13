import { ApiError } from '@serein/mfe-kit';

export interface PaymentProblem {
  title: string;
  text: string;
  /** Where it goes on: the doctor's times, the list that shows what is paid, or here. */
  way: 'other-time' | 'my-appointments' | null;
}

/**
 * What a failed payment means for the payer. The service claims the slot before it charges, so whoever loses the slot
 * is never charged; it answers a second payment of a paid appointment with 'paid' and gives back a charge that
 * arrives after its claim was given up.
 */
export function paymentProblem(error: Error): PaymentProblem {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return {
      title: 'We do not know whether your payment went through.',
      text: 'If it did, paying again will not cost you twice. My Appointments shows whether it is paid.',
      way: 'my-appointments',
    };
  }
  const title = error.message;
  switch (error.code) {
    case 'slotUnavailable':
      return {
        title,
        text: 'Somebody else has taken this time, or it has passed. You were not charged.',
        way: 'other-time',
      };
    case 'paymentPending':
      return { title, text: 'In a minute or two My Appointments shows whether it is paid.', way: 'my-appointments' };
    case 'paymentFailed':
      return { title, text: 'Your money stays with you. Please try again, or pay in another way.', way: null };
    default:
      return { title, text: 'You were not charged.', way: 'my-appointments' };
  }
}
