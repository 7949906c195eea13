/** The IANA name of the visitor's own zone. */
const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

// ICU writes a narrow no-break space before AM and PM; the documents write a plain one.
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

/** '10:30 AM' in a zone. `startsAt` is an ISO instant. */
export function clockText(startsAt: string, timeZone: string): string {
  return plain(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(startsAt)),
  );
}

/** The hour, 0 to 23, in a zone. */
export function hourIn(startsAt: string, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(startsAt)),
  );
}

const wallClock = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(startsAt));

const weekday = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone }).format(new Date(startsAt));

/**
 * The instant on the visitor's own clock ('6:00 AM', or 'Sat 11:30 PM' when the day differs too), or null when
 * both clocks show the same. Clocks are compared, not names: Asia/Calcutta is Asia/Kolkata.
 */
export function ownClockText(startsAt: string, timeZone: string, own = ownTimeZone()): string | null {
  if (wallClock(startsAt, timeZone) === wallClock(startsAt, own)) return null;
  const clock = clockText(startsAt, own);
  const day = weekday(startsAt, own);
  return day === weekday(startsAt, timeZone) ? clock : `${day} ${clock}`;
}

/** 'India Standard Time' and the like; the IANA name where the browser knows no better. */
export function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
