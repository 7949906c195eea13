import { platformErrors } from '@serein/contracts';
import { identityErrors } from '@serein/contracts/identity';
import type { SessionSnapshot } from '@serein/mfe-kit';
import type { Route } from '../routes.ts';

export type Decision =
  | { kind: 'allow' }
  /** A token is there, and the profile that decides is on its way. */
  | { kind: 'wait' }
  | {
      kind: 'redirect';
      to: string;
      /** Shown on the way, as an error. */
      message?: string;
      /** It leads back to the page asked for. */
      returns?: true;
    };

type Visit = Pick<SessionSnapshot, 'status' | 'user' | 'isAdmin'>;

const ALLOW: Decision = { kind: 'allow' };
const WAIT: Decision = { kind: 'wait' };
export const IMAGE_PATH = '/upload-profile-image';

/**
 * Who sees which page (spec 0, the guards and the image guard).
 * @param route what the address leads to; null for a page that is not found
 * @param back where a login leads that was asked for by a page
 */
export function decide(route: Route | null, visit: Visit, back = '/'): Decision {
  const guarded = byGuard(route, visit, back);
  if (guarded.kind !== 'allow') return guarded;
  const needsImage = visit.user !== null && !visit.user.isAnonymous && !visit.user.image;
  return needsImage && !route?.withoutImage ? { kind: 'redirect', to: IMAGE_PATH, returns: true } : ALLOW;
}

function byGuard(route: Route | null, visit: Visit, back: string): Decision {
  const guard = route?.guard ?? 'none';
  if (guard === 'none') return ALLOW;
  if (visit.status === 'loading') return WAIT;
  if (guard === 'visitor') return visit.status === 'visitor' ? ALLOW : { kind: 'redirect', to: back };
  if (visit.status === 'visitor') {
    const message = route?.loginMessage ?? platformErrors.notSignedIn.message;
    return { kind: 'redirect', to: '/login', message, returns: true };
  }
  if (guard === 'named' && visit.user?.isAnonymous) {
    return { kind: 'redirect', to: '/', message: identityErrors.anonymousProfile.message };
  }
  if (guard === 'admin' && !visit.isAdmin) {
    return { kind: 'redirect', to: '/', message: platformErrors.notAllowed.message };
  }
  return ALLOW;
}
