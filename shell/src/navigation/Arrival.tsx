import { VisuallyHidden } from '@serein/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchWhenIdle } from '../federation/prefetch.ts';
import { LIVE_REGION, takeFocus } from './take-focus.ts';

/** The address whose page was shown last; undefined before the first page of a visit. */
let shown: string | undefined;

/** Where Arrival reads the titles out. */
export const RouteAnnouncement = () => (
  <VisuallyHidden>
    <span id={LIVE_REGION} role="status" />
  </VisuallyHidden>
);

/**
 * Stands beside a page, and so is there when the page is: moves the focus to its heading and reads its title out.
 * Not on the first page of a visit, whose title the browser reads out by itself.
 * @param next where people usually go from here
 */
export function Arrival({ next }: { next?: string | undefined }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (!isFirst) takeFocus();
  }, [pathname]);
  usePrefetchWhenIdle(next);
  return null;
}

/** Long enough after the page appeared that its own requests have gone first. */
const QUIET_MS = 2_000;

function usePrefetchWhenIdle(next: string | undefined): void {
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (next === undefined || asked.current === next) return;
    const timer = setTimeout(() => {
      asked.current = next;
      prefetchWhenIdle(next);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [next]);
}
