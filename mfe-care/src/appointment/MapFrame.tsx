import { useEffect, useState } from 'react';
import styles from './PracticeMap.module.css';

/** A map that has not come after so long does not come. */
const PATIENCE_MS = 20_000;

/**
 * Another site's map. A frame does not tell that it failed: the browser calls its own error page loaded, too. What can
 * be known is that there is no network, or that nothing at all came.
 */
export function MapFrame({ src, title }: { src: string; title: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'unavailable'>(
    navigator.onLine ? 'loading' : 'unavailable',
  );
  useEffect(() => {
    if (state !== 'loading') return;
    const giveUp = () => setState('unavailable');
    const timer = setTimeout(giveUp, PATIENCE_MS);
    window.addEventListener('offline', giveUp);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', giveUp);
    };
  }, [state]);

  if (state === 'unavailable') {
    return (
      <p className={styles.none} role="status">
        Map not available
      </p>
    );
  }
  return (
    <iframe
      className={styles.map}
      src={src}
      title={title}
      referrerPolicy="no-referrer"
      onLoad={() => setState('loaded')}
    />
  );
}
