import { render } from '../render.mjs';
import { drawEmblem, EMBLEMS } from './draw.mjs';

/** hospital-01..12.webp */
export async function emblemPictures() {
  for (const [i, emblem] of EMBLEMS.entries()) {
    const file = `services/care/media/hospitals/hospital-${String(i + 1).padStart(2, '0')}.webp`;
    await render(drawEmblem(emblem), file, { width: 160, height: 160 });
  }
}
