import { describe, expect, it } from '@jest/globals';
import { FIRST_SLIDE, type SlideshowEvent, slideshow } from './slideshow.ts';

const after = (...events: SlideshowEvent[]) => events.reduce(slideshow(3), FIRST_SLIDE);
const turn = (index: number): SlideshowEvent[] => [
  { type: 'fetch-ahead' },
  { type: 'settled', index },
  { type: 'due' },
];

describe('the hero slideshow', () => {
  it('fetches nothing but the first picture until it is told to', () => {
    expect(after({ type: 'settled', index: 0 })).toMatchObject({ current: 0, next: null });
  });

  it('waits for a slow picture after its time is over, and then shows it', () => {
    const waiting = after({ type: 'settled', index: 0 }, { type: 'fetch-ahead' }, { type: 'due' });
    expect(waiting.current).toBe(0);
    expect(slideshow(3)(waiting, { type: 'settled', index: 1 })).toMatchObject({ current: 1, previous: 0, next: null });
  });

  it('starts over after the last picture', () => {
    expect(after({ type: 'settled', index: 0 }, ...turn(1), ...turn(2), ...turn(0)).current).toBe(0);
  });
});
