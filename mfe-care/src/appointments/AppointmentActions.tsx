import { type Appointment, JOIN_BEFORE_MINUTES } from '@serein/contracts/care';
import { Link, toast } from '@serein/mfe-kit';
import { Button, buttonClass, VisuallyHidden } from '@serein/ui';
import { CalendarCheck, CarTaxiFront, FileText, MapPin, Video } from 'lucide-react';
import { slotDayText } from '../time/slot-day.ts';
import styles from './AppointmentActions.module.css';
import type { AppointmentActions as Actions } from './appointment-actions.ts';
import { mapAddress } from './map-address.ts';

export interface AppointmentActionsProps {
  appointment: Appointment;
  actions: Actions;
  onCancel: () => void;
}

/** The notices and buttons of one appointment; nothing when there is nothing to do. */
export function AppointmentActions({ appointment, actions, onCancel }: AppointmentActionsProps) {
  const { pay, cancel, joinLink, notice, prescription, travel } = actions;
  if (!pay && !cancel && !prescription) return null;
  const secondary = buttonClass({ variant: 'secondary', size: 's' });
  const state = { appointment };
  return (
    <div className={styles.foot}>
      {notice && <Notice notice={notice} isPaid={!pay} />}
      <div className={styles.actions}>
        {pay && (
          <Link to={`/checkout?appointment=${appointment._id}`} state={state} className={buttonClass({ size: 's' })}>
            Pay Now <WhichOne appointment={appointment} />
          </Link>
        )}
        {joinLink && (
          <a href={joinLink} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: 's' })}>
            <Video size={18} aria-hidden /> Join Meeting
          </a>
        )}
        {travel && (
          <>
            <Link to="/book-cab" state={state} className={secondary}>
              <CarTaxiFront size={18} aria-hidden /> Book a Cab
            </Link>
            <MapLink appointment={appointment} className={secondary} />
          </>
        )}
        {prescription && (
          <Link to="/user-prescription" state={state} className={secondary}>
            <FileText size={18} aria-hidden /> View Prescription
          </Link>
        )}
        {cancel && (
          <Button variant="ghost" size="s" onClick={onCancel} aria-haspopup="dialog">
            Cancel <WhichOne appointment={appointment} />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Tells the buttons of one appointment from another's, for who hears them out of their place. */
function WhichOne({ appointment }: { appointment: Appointment }) {
  const { docData, slotDate, slotTime } = appointment;
  return (
    <VisuallyHidden>
      {docData.name}, {slotDayText(slotDate, 'day')}, {slotTime}
    </VisuallyHidden>
  );
}

function Notice({ notice, isPaid }: { notice: 'scheduled' | 'ready'; isPaid: boolean }) {
  const [title, text] =
    notice === 'ready'
      ? (['Ready to Join', 'The doctor’s room is open.'] as const)
      : ([
          'Meeting Scheduled',
          `${isPaid ? 'The' : 'Once it is paid, the'} join link is here ${JOIN_BEFORE_MINUTES} minutes before the start.`,
        ] as const);
  return (
    <p className={notice === 'ready' ? styles.ready : styles.notice}>
      {notice === 'ready' ? <Video size={20} aria-hidden /> : <CalendarCheck size={20} aria-hidden />}
      <span>
        <strong className={styles.title}>{title}</strong> {text}
      </span>
    </p>
  );
}

function MapLink({ appointment, className }: { appointment: Appointment; className: string }) {
  const address = mapAddress(appointment.docData.address);
  const content = (
    <>
      <MapPin size={18} aria-hidden /> View on Map
    </>
  );
  return address ? (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {content}
    </a>
  ) : (
    <Button variant="secondary" size="s" onClick={() => toast.error('Address information not available')}>
      {content}
    </Button>
  );
}
