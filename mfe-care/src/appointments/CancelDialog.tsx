import { type Appointment, REFUND_UNTIL_HOURS } from '@serein/contracts/care';
import { Button, Dialog } from '@serein/ui';
import { slotDayText } from '../time/slot-day.ts';
import { refundAt } from './appointment-actions.ts';
import { useCancelAppointment } from './use-appointments.ts';

const REFUND_TEXT = {
  unpaid: 'You have not paid for it, so nothing is owed.',
  full: `You get the full amount back, since it starts in more than ${REFUND_UNTIL_HOURS} hours.`,
  none: `It starts in less than ${REFUND_UNTIL_HOURS} hours, so the payment can no longer be refunded.`,
} as const;

export interface CancelDialogProps {
  /** Null: closed. */
  appointment: Appointment | null;
  now: number;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and tells what happens to the money. */
export function CancelDialog({ appointment, now, onClose }: CancelDialogProps) {
  const cancelling = useCancelAppointment(onClose);
  return (
    <Dialog
      open={appointment !== null}
      onClose={onClose}
      title="Cancel this appointment?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            loading={cancelling.isPending}
            onClick={() => appointment && cancelling.mutate(appointment)}
          >
            Cancel appointment
          </Button>
        </>
      }
    >
      {appointment && (
        <p>
          {appointment.docData.name}, {slotDayText(appointment.slotDate, 'full')}, {appointment.slotTime}.{' '}
          {REFUND_TEXT[refundAt(appointment, now)]}
        </p>
      )}
    </Dialog>
  );
}
