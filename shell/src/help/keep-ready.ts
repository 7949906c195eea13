import { prefetchModule } from '../federation/modules.ts';
import { first } from '../federation/versions.ts';

/** Long enough after the first page appeared that its own requests have gone first. */
const QUIET_MS = 2_000;

/**
 * Once the first page is there, loads the page of crisis help and has the browser keep the helplines (public/sw.js),
 * whatever it costs (a few KB): they must open when the network is gone (design, "Help is always near").
 */
export function keepHelpReady(): void {
  const soon = () => setTimeout(keep, QUIET_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

function keep(): void {
  prefetchModule('shell', 'GetHelpNowPage', null);
  // Private windows and strict settings refuse the worker: the site is the same without it.
  if (first && first.shell.version !== 'dev') navigator.serviceWorker?.register('/sw.js').catch(() => {});
}
