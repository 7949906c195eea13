import { render } from '../render.mjs';
import { drawNarrow, drawWide } from './draw.mjs';
import { SCENES } from './scenes.mjs';

const FOLDER = 'shell/src/assets/hero';

/** hero-01..11.avif, 1600 by 900, and hero-01..11-narrow.avif, 800 by 900 for phones. */
export async function heroPictures() {
  for (const [i, scene] of SCENES.entries()) {
    const name = `${FOLDER}/hero-${String(i + 1).padStart(2, '0')}`;
    await render(drawWide(scene), `${name}.avif`, { width: 1600, height: 900 });
    await render(drawNarrow(scene), `${name}-narrow.avif`, { width: 800, height: 900 });
  }
}
