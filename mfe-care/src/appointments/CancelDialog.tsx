import { type Appointment, REFUND_UNTIL_HOURS } from '@serein/contracts/care';
import { Button, Dialog } from '@serein/ui';
import { slotDayText } from '../time/slot-day.ts';
import { refundAt } from './appointment-actions.ts';
import styles from './CancelDialog.module.css';
import { useCancelAppointment } from './use-appointments.ts';

const REFUND_TEXT = {
  unpaid: 'You have not paid for it, so nothing is owed.',
  full: `You get the full amount back, since it starts in more than ${REFUND_UNTIL_HOURS} hours.`,
  late: `It starts in less than ${REFUND_UNTIL_HOURS} hours, so the payment can no longer be refunded.`,
  started: 'It has already started, so the payment can no longer be refunded.',
} as const;

export interface CancelDialogProps {
  /** Null: closed. */
  appointment: Appointment | null;
  now: number;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and tells what happens to the money; stays when it cannot be cancelled. */
export function CancelDialog({ appointment, now, onClose }: CancelDialogProps) {
  const { cancel, problem, isPending, reset } = useCancelAppointment(onClose);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={appointment !== null}
      onClose={close}
      title="Cancel this appointment?"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => appointment && cancel(appointment)}>
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
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </Dialog>
  );
}
