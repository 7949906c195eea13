import { randomFrom } from '../random.mjs';
import { drawLand } from './land.mjs';
import { drawSky } from './sky.mjs';

/** The wide picture. */
export const drawWide = (scene) => draw(scene, 0, 1600);

/** The phone's picture: a part of the wide one, its light at the top right, where the hero's text leaves room for it. */
export function drawNarrow(scene) {
  const { light, narrow } = scene;
  const moved = { ...light, x: narrow + 612, y: 205, r: Math.min(light.r * 0.75, 58) };
  return draw(light.kind === 'glow' ? scene : { ...scene, light: moved }, narrow, 800);
}

function draw(scene, x, width) {
  const random = randomFrom(scene.seed);
  const sky = drawSky(scene, random);
  const land = drawLand(scene, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900" viewBox="${x} 0 ${width} 900"><defs>${sky.defs}${land.defs}</defs>${sky.body}${land.body}</svg>`;
}
