import { identityRoutes } from '@serein/contracts/identity';
import { ApiError, call, session, toast } from '@serein/mfe-kit';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/** Ends the session in this browser and goes to the login (spec 1, section 2). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // First the guard of this page reacts to the end of the session, then this navigation has the last word:
    // whoever logs in next is not led to what the last one looked at.
    flushSync(() => session.signOut());
    navigate('/login');
  }, [navigate]);
}

/** Ends all sessions of the user, here and on every other device. */
export function useLogoutEverywhere(): () => Promise<void> {
  const logout = useLogout();
  return useCallback(async () => {
    try {
      await call(identityRoutes.revokeTokens);
    } catch (error) {
      if (error instanceof ApiError) return toast.error(error.message);
      throw error;
    }
    logout();
    toast.success('You are signed out on all your devices.');
  }, [logout]);
}
