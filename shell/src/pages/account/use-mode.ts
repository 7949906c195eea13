import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { takeFocus } from '../../navigation/take-focus.ts';

export type Mode = 'login' | 'signup';

/** Login or Sign Up, kept in the address so that both can be linked to. */
export function useMode(): Mode {
  const [params] = useSearchParams();
  return params.get('mode') === 'signup' ? 'signup' : 'login';
}

/** The other mode is a page of its own to whoever does not see it change. Called after `usePageTitle`. */
export function useModeArrival(mode: Mode): void {
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    takeFocus();
  }, [mode]);
}
