import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in ms, renewed on every full minute of the clock and when the tab is looked at again. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setTimeout(renew, MINUTE_MS - (now % MINUTE_MS));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [now]);
  return now;
}
