import { toast, type WayBack } from '@serein/mfe-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface RedirectProps {
  to: string;
  /** Shown as an error on the way. */
  message?: string | undefined;
  /** The page there is to lead back here. */
  returns?: boolean | undefined;
}

/** Sends the visitor elsewhere; the address that led here is not kept in the history. */
export function Redirect({ to, message, returns = false }: RedirectProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (message) toast.error(message);
    navigate(to, { replace: true, state: returns ? ({ from: pathname + search } satisfies WayBack) : null });
  }, [navigate, to, message, returns, pathname, search]);
  return null;
}
