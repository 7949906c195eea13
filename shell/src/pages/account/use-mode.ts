import { useSearchParams } from 'react-router-dom';

export type Mode = 'login' | 'signup';

/** Login or Sign Up, kept in the address so that both can be linked to. */
export function useMode(): Mode {
  const [params] = useSearchParams();
  return params.get('mode') === 'signup' ? 'signup' : 'login';
}
