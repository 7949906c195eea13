import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a search box whose settled value lives elsewhere (the URL). Reports after a pause in typing, and
 * follows when the value changes by other means (back, "View All Doctors").
 */
export function useDebouncedSearch(settled: string, onSettle: (search: string) => void) {
  const [text, setText] = useState(settled);
  const reported = useRef(settled);
  const report = useRef(onSettle);
  useEffect(() => {
    report.current = onSettle;
  });

  useEffect(() => {
    if (settled === reported.current) return;
    reported.current = settled;
    setText(settled);
  }, [settled]);

  useEffect(() => {
    const search = text.trim();
    if (search === reported.current) return;
    const timer = setTimeout(
      () => {
        reported.current = search;
        report.current(search);
      },
      search === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
