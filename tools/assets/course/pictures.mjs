import { render } from '../render.mjs';
import { drawGround } from './ground.mjs';
import { drawMotif } from './motifs.mjs';

/** One palette a category, in the order of COURSE_CATEGORIES (packages/contracts/src/learn/constants.ts). */
const PALETTES = [
  { top: '#8c4470', bottom: '#e8a091', accent: '#f08f86' },
  { top: '#24406e', bottom: '#c99a72', accent: '#f0b35e' },
  { top: '#1f6469', bottom: '#a8d0bb', accent: '#7cc7b2' },
  { top: '#3a4a92', bottom: '#a3b8e8', accent: '#7fa0ee' },
  { top: '#5a3a8c', bottom: '#e49ab4', accent: '#f2a45c' },
  { top: '#2e5948', bottom: '#cfc98a', accent: '#d9b44a' },
  { top: '#6a3f2f', bottom: '#eeb878', accent: '#ee9a4d' },
  { top: '#262a66', bottom: '#8f86d8', accent: '#a58bf0' },
];

/** course-01..32.webp, four of each category. */
export async function coursePictures() {
  for (let i = 0; i < PALETTES.length * 4; i += 1) {
    const ground = drawGround(PALETTES[Math.floor(i / 4)], i % 4, 500 + i);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><defs>${ground.defs}</defs>${ground.body}${drawMotif(i, ground)}</svg>`;
    await render(svg, `services/learn/media/course-${String(i + 1).padStart(2, '0')}.webp`, {
      width: 640,
      height: 360,
      maxBytes: 15 * 1024,
    });
  }
}
