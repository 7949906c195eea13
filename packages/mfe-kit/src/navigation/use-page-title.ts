import { BRAND } from '@serein/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the page more exactly than the route table can, for instance after the doctor it shows.
 * The host has set the route's title before, in a layout effect; this passive effect comes after it.
 */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same title must be set again on the next path
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title, pathname]);
}
