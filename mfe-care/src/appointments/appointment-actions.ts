import { type Appointment, REFUND_UNTIL_HOURS } from '@serein/contracts/care';
import { statusOf } from './status.ts';

export interface AppointmentActions {
  pay: boolean;
  cancel: boolean;
  /** The video link, in the active window only. */
  joinLink: string | null;
  /** For online appointments: 'scheduled' before the active window, 'ready' in it, where the room is paid for. */
  notice: 'scheduled' | 'ready' | null;
  prescription: boolean;
  /** Book a Cab and View on Map. */
  travel: boolean;
}

/** What can be done with an appointment at `now` (ms): spec 2, section 4. */
export function actionsOf(appointment: Appointment, now: number): AppointmentActions {
  const { payment, consultationMode, videoCallLink } = appointment;
  const status = statusOf(appointment, now);
  const isOpen = status === 'active' || status === 'upcoming';
  const isCall = isOpen && consultationMode === 'online';
  const openRoom = isCall && payment && status === 'active' ? videoCallLink : null;
  return {
    pay: isOpen && !payment,
    cancel: isOpen,
    joinLink: openRoom,
    notice: openRoom ? 'ready' : isCall && status === 'upcoming' ? 'scheduled' : null,
    prescription: payment && status === 'completed',
    travel: isOpen && payment && consultationMode === 'offline',
  };
}

/** What cancelling at `now` (ms) means for the money (spec 0): nothing was paid, all comes back, or it is too late. */
export function refundAt({ payment, startsAt }: Appointment, now: number): 'unpaid' | 'full' | 'late' | 'started' {
  if (!payment) return 'unpaid';
  const untilStart = Date.parse(startsAt) - now;
  if (untilStart >= REFUND_UNTIL_HOURS * 3_600_000) return 'full';
  return untilStart > 0 ? 'late' : 'started';
}
