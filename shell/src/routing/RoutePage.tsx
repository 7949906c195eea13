import { BRAND, platformErrors } from '@serein/contracts';
import { useSession, wayBack } from '@serein/mfe-kit';
import { hasEndedElsewhere } from '@serein/mfe-kit/host';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SlowNotice } from '../fallbacks/SlowNotice.tsx';
import { WaitingPage } from '../fallbacks/WaitingPage.tsx';
import { PageModule } from '../federation/PageModule.tsx';
import { patiently } from '../federation/patiently.ts';
import { useVersions } from '../federation/Versions.tsx';
import { Arrival } from '../navigation/Arrival.tsx';
import type { Route } from '../routes.ts';
import { decide } from './guard.ts';
import { Redirect } from './Redirect.tsx';

const NotFoundPage = patiently(() => import(/* webpackChunkName: 'notices' */ '../fallbacks/NotFoundPage.tsx'));

/** One address: its guard, its title, and the page behind it. `null` is the page that is not found. */
export function RoutePage({ route }: { route: Route | null }) {
  const session = useSession();
  const { isReloading } = useVersions();
  const { pathname, state } = useLocation();
  const decision = decide(route, session, wayBack(state));
  const title = route?.title ?? 'Page not found';
  const hadSession = useHadSession(pathname, session.status !== 'visitor');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before may have named itself more exactly
  useLayoutEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title, pathname]);

  if (isReloading) return <WaitingPage />;
  if (decision.kind === 'redirect') {
    const hasLostSession = hadSession && decision.to === '/login';
    const message = hasLostSession ? wordsForLostSession() : decision.message;
    return <Redirect to={decision.to} message={message} returns={decision.returns} />;
  }
  if (decision.kind === 'wait') return <WaitingPage />;
  if (route) return <PageModule route={route} />;
  return (
    <Suspense
      fallback={
        <SlowNotice>
          <WaitingPage />
        </SlowNotice>
      }
    >
      <NotFoundPage />
      <Arrival />
    </Suspense>
  );
}

/** Whose session ended on this page knows it already, but for what happened in another tab. */
const wordsForLostSession = (): string | undefined =>
  hasEndedElsewhere() ? `Your session ended in another tab. ${platformErrors.notSignedIn.message}` : undefined;

/** Whether there was a session at any time since this address was opened. */
function useHadSession(pathname: string, hasSession: boolean): boolean {
  const seenOn = useRef<string | null>(null);
  const had = seenOn.current === pathname;
  useEffect(() => {
    if (hasSession) seenOn.current = pathname;
  }, [hasSession, pathname]);
  return had;
}
