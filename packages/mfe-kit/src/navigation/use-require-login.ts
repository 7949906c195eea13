import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../toast/toast.ts';
import type { WayBack } from './way-back.ts';

/** Gives a function that tells the visitor why a login is needed and goes to /login, with a way back to this page. */
export function useRequireLogin(): (message: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (message) => {
      toast.warning(message);
      navigate('/login', { state: { from: pathname + search } satisfies WayBack });
    },
    [navigate, pathname, search],
  );
}
