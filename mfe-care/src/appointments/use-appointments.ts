import { type Appointment, careRoutes } from '@serein/contracts/care';
import { call, toast, useInfiniteQuery, useMutation, useQueryClient } from '@serein/mfe-kit';

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
export function useCancelAppointment(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Appointment) => call(careRoutes.cancelAppointment, { body: { appointmentId: _id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message || 'Failed to cancel appointment'),
    onSettled: () => {
      onDone();
      void queries.invalidateQueries({ queryKey: ['care', 'appointments'] });
      void queries.invalidateQueries({ queryKey: ['care', 'doctors'] });
    },
  });
}
