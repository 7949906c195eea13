import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to grow to the height that it had. */
const PATIENCE_MS = 3_000;
const STORE = 'scroll';

const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)));
  } catch {
    // storage is blocked or full: a reload starts at the top
  }
}

/** Repeats `attempt` as the page grows, until it succeeds, the visitor scrolls, or patience ends. */
function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, PATIENCE_MS);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  return stop;
}

function scrollToPosition(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
}

/** A new page starts at the top or at the anchor of its address; back and forward restore where one was. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  // The first page of every full load has the same key.
  const place = `${key} ${pathname}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, []);

  // A layout effect, so that the jump to the top below is not remembered for the page that was left.
  useLayoutEffect(() => {
    const remember = () => positions.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search parameter that changes is not a new page
  useLayoutEffect(() => {
    const known = type === 'POP' ? positions.get(place) : undefined;
    if (known !== undefined) return whenPossible(() => scrollToPosition(known));
    if (hash) return whenPossible(() => scrollToAnchor(hash));
    scrollToPosition(0);
  }, [pathname, hash]);
}
