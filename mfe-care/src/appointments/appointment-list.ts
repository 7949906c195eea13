import type { Appointment } from '@serein/contracts/care';
import { specialityText } from '../doctors/speciality.ts';
import { slotDayText } from '../time/slot-day.ts';
import { type Status, statusOf } from './status.ts';

export type StatusFilter = 'all' | Status;

/** The words of an appointment that a search looks through. */
function words(appointment: Appointment): string {
  const { docData, slotDate, slotTime, consultationMode } = appointment;
  const mode = consultationMode === 'online' ? 'online video' : 'offline in person';
  return [
    docData.name,
    docData.speciality,
    specialityText(docData.speciality),
    slotDayText(slotDate, 'full'),
    slotTime,
    mode,
  ]
    .join(' ')
    .toLowerCase();
}

/** The appointments that contain every word of `search` and have the status at `now` (ms). */
export function filterAppointments(
  appointments: readonly Appointment[],
  search: string,
  status: StatusFilter,
  now: number,
): Appointment[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return appointments.filter((appointment) => {
    if (status !== 'all' && statusOf(appointment, now) !== status) return false;
    const text = words(appointment);
    return wanted.every((word) => text.includes(word));
  });
}

export interface DayGroup {
  slotDate: string;
  appointments: Appointment[];
}

/** By day, the newest first; within a day the latest first. */
export function groupByDay(appointments: readonly Appointment[]): DayGroup[] {
  const groups = new Map<string, Appointment[]>();
  for (const appointment of [...appointments].sort((a, b) => b.startsAt.localeCompare(a.startsAt))) {
    const group = groups.get(appointment.slotDate);
    if (group) group.push(appointment);
    else groups.set(appointment.slotDate, [appointment]);
  }
  return [...groups].map(([slotDate, list]) => ({ slotDate, appointments: list }));
}
