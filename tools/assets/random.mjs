/**
 * A seeded source of numbers from 0 to 1 (mulberry32), so that a picture comes out the same on every run.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coordinate as SVG writes it: one decimal is below a pixel. */
export const at = (value) => Number(value.toFixed(1));
