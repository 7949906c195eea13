import { type Appointment, careRoutes } from '@serein/contracts/care';
import { call, useQuery } from '@serein/mfe-kit';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The appointment of a navigation's state, `{appointment}`; the browser keeps it over a reload. */
function appointmentIn(state: unknown): Appointment | undefined {
  if (typeof state !== 'object' || state === null || !('appointment' in state)) return undefined;
  const { appointment } = state;
  // The state is written by this remote only, with what the service gave it.
  return typeof appointment === 'object' && appointment !== null && '_id' in appointment
    ? (appointment as Appointment)
    : undefined;
}

async function findAppointment(id: string, signal: AbortSignal): Promise<Appointment | null> {
  let cursor: string | undefined;
  for (;;) {
    const page = await call(careRoutes.listAppointments, { query: { limit: 100, ...(cursor && { cursor }) }, signal });
    const found = page.appointments.find(({ _id }) => _id === id);
    if (found || !page.nextCursor) return found ?? null;
    cursor = page.nextCursor;
  }
}

/**
 * What is to be paid: looked up by `?appointment=<id>` or by the navigation's state, else null. The state is a first
 * picture only: it is as old as the history entry, and meanwhile the appointment may have been paid or cancelled.
 */
export function useCheckoutAppointment() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const given = appointmentIn(state);
  const id = params.get('appointment') ?? given?._id ?? null;
  const found = useQuery({
    queryKey: ['care', 'appointments', 'one', id],
    queryFn: ({ signal }) => (id ? findAppointment(id, signal) : null),
    enabled: id !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...(given && given._id === id && { placeholderData: given }),
  });
  return {
    appointment: found.data ?? (found.isError && given?._id === id ? given : null),
    /** Still the first picture: good to look at, not to pay by. */
    isFirstPicture: found.isPlaceholderData,
    isLoading: found.isLoading,
    error: found.error,
    retry: () => void found.refetch(),
  };
}
