/** What the slideshow knows. Indexes count the scenes from 0. */
export interface Slideshow {
  current: number;
  /** Stays below the current one while that fades in. */
  previous: number | null;
  /** The one being fetched or waiting for its turn. */
  next: number | null;
  /** Scenes whose picture is there (or failed, which must not stop the others). */
  settled: ReadonlySet<number>;
  /** The current one has had its time. */
  isDue: boolean;
}

export type SlideshowEvent = { type: 'settled'; index: number } | { type: 'fetch-ahead' } | { type: 'due' };

export const FIRST_SLIDE: Slideshow = { current: 0, previous: null, next: null, settled: new Set(), isDue: false };

/** A slide changes when its time is over and the next one's picture is there, whichever comes last. */
export const slideshow =
  (count: number) =>
  (state: Slideshow, event: SlideshowEvent): Slideshow => {
    switch (event.type) {
      case 'settled':
        return advance({ ...state, settled: new Set(state.settled).add(event.index) });
      case 'fetch-ahead':
        return { ...state, next: (state.current + 1) % count };
      case 'due':
        return advance({ ...state, isDue: true });
    }
  };

function advance(state: Slideshow): Slideshow {
  if (!state.isDue || state.next === null || !state.settled.has(state.next)) return state;
  return { ...state, previous: state.current, current: state.next, next: null, isDue: false };
}
