import { toast } from '@serein/mfe-kit';
import { useEffect } from 'react';

/** Says as a message, too, why something did not load (spec 1, section 8): its own place may be out of sight. */
export function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);
}
