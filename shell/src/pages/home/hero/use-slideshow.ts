import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { FETCH_AHEAD_AFTER_MS, SCENE_MS } from './constants.ts';
import { FIRST_SLIDE, slideshow } from './slideshow.ts';

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Shows `count` slides in a loop while `isPlaying` and while the page is seen. `settled` is told when a picture is there. */
export function useSlideshow(count: number, isPlaying: boolean) {
  const [state, send] = useReducer(slideshow(count), FIRST_SLIDE);
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const { current } = state;
  const isRunning = isPlaying && isVisible && state.settled.has(current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own time
  useEffect(() => {
    if (!isRunning) return;
    const ahead = setTimeout(() => send({ type: 'fetch-ahead' }), FETCH_AHEAD_AFTER_MS);
    const due = setTimeout(() => send({ type: 'due' }), SCENE_MS);
    return () => {
      clearTimeout(ahead);
      clearTimeout(due);
    };
  }, [isRunning, current]);

  return { ...state, settled: (index: number) => send({ type: 'settled', index }) };
}
