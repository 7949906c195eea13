import { HERO_SCENES } from './constants.ts';

const files = import.meta.webpackContext('../../../assets/hero', { regExp: /\.avif$/ });

export interface Scene {
  /** 1600 by 900 */
  wide: string;
  /** 800 by 900 */
  narrow: string;
}

/** The hero's backgrounds, in the order in which they are shown. */
export const SCENES: readonly Scene[] = Array.from({ length: HERO_SCENES }, (_, i) => {
  const name = `./hero-${String(i + 1).padStart(2, '0')}`;
  return { wide: String(files(`${name}.avif`)), narrow: String(files(`${name}-narrow.avif`)) };
});
