import { randomFrom } from '../random.mjs';
import { drawLand } from './land.mjs';
import { drawSky } from './sky.mjs';

/** One scene as SVG; `x` and `width` choose the part that is shown (the phone's picture is a part of the wide one). */
export function drawScene(scene, { x = 0, width = 1600 } = {}) {
  const random = randomFrom(scene.seed);
  const sky = drawSky(scene, random);
  const land = drawLand(scene, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900" viewBox="${x} 0 ${width} 900"><defs>${sky.defs}${land.defs}</defs>${sky.body}${land.body}</svg>`;
}
