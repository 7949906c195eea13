import { type Appointment, careRoutes } from '@serein/contracts/care';
import { call, toast, useInfiniteQuery, useMutation, useQueryClient } from '@serein/mfe-kit';
import { useRef } from 'react';

const PAGE_SIZE = 50;

/** The user's own appointments, page by page. */
export function useAppointments() {
  return useInfiniteQuery({
    queryKey: ['care', 'appointments', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(careRoutes.listAppointments, {
        query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Cancels an appointment, and has the lists that showed its slot as taken asked for again. */
export function useCancelAppointment(onCancelled: () => void) {
  const queries = useQueryClient();
  const isSent = useRef(false);
  const { mutate, ...cancelling } = useMutation({
    mutationFn: ({ _id }: Appointment) => call(careRoutes.cancelAppointment, { body: { appointmentId: _id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onCancelled();
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => {
      isSent.current = false;
      void queries.invalidateQueries({ queryKey: ['care', 'appointments'] });
      void queries.invalidateQueries({ queryKey: ['care', 'doctors'] });
    },
  });

  const cancel = (appointment: Appointment) => {
    if (isSent.current) return; // a second click of the same turn: nothing is rendered in between
    isSent.current = true;
    mutate(appointment);
  };
  return { ...cancelling, cancel, problem: cancelling.error ? messageOf(cancelling.error) : null };
}

const messageOf = (error: Error): string => error.message || 'Failed to cancel appointment';
