import { darker, gradient, lighter, mix } from '../colour.mjs';
import { at, randomFrom } from '../random.mjs';

/** The four lights in which a category is shown: what its sky is mixed with, how much, and whether stars are out. */
const LIGHTS = [
  { tint: '#f7c7a1', share: 0.16, stars: 0 },
  { tint: '#10143a', share: 0.42, stars: 46 },
  { tint: '#f4b6c2', share: 0.3, stars: 0 },
  { tint: '#bfe0d8', share: 0.26, stars: 0 },
];

/** Sky and three hills of a thumbnail (640 by 360). Answers {defs, body, ink, paper, accent}. */
export function drawGround({ top, bottom, accent }, variant, seed) {
  const random = randomFrom(seed);
  const light = LIGHTS[variant];
  const sky = [mix(top, light.tint, light.share), mix(bottom, light.tint, light.share * 0.6)];
  const ink = darker(mix(top, light.tint, light.share * 0.4), 0.55);
  const stars = Array.from(
    { length: light.stars },
    () =>
      `<circle cx="${at(random() * 640)}" cy="${at(random() * 210)}" r="${at(0.7 + random() * 1.2)}" fill="#fff" opacity="${at(0.4 + random() * 0.5)}"/>`,
  );
  const hills = [0, 1, 2].map((i) => {
    const [a, b, c] = [random() * 6, random() * 6, random() * 6];
    const points = [];
    for (let x = 0; x <= 640; x += 10) {
      points.push(
        `${x} ${at(246 + i * 36 - Math.sin(x / 150 + a) * 22 - Math.sin(x / 64 + b) * 9 - Math.sin(x / 260 + c) * 14)}`,
      );
    }
    return `<path d="M 0 360 L ${points.join(' L ')} L 640 360 Z" fill="${mix(mix(sky[1], sky[0], 0.5), ink, 0.3 + i * 0.3)}"/>`;
  });
  return {
    defs:
      gradient('sky', [
        [0, sky[0]],
        [1, sky[1]],
      ]) +
      gradient(
        'halo',
        [
          [0, lighter(accent, 0.4), 0.75],
          [1, accent, 0],
        ],
        { radial: true },
      ),
    body: `<rect width="640" height="360" fill="url(#sky)"/>${stars.join('')}<circle cx="320" cy="165" r="190" fill="url(#halo)"/>${hills.join('')}`,
    ink,
    paper: lighter(accent, 0.72),
    accent,
  };
}
