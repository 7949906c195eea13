import { gradient, lighter } from '../colour.mjs';
import { at } from '../random.mjs';

const WIDTH = 1600;
const HEIGHT = 900;

/** The sky of a scene: gradient, stars, light with its glow, clouds. Answers {defs, body}. */
export function drawSky(scene, random) {
  const stops = scene.sky.map((colour, i) => [at((i / (scene.sky.length - 1)) * 100) / 100, colour]);
  const { light } = scene;
  const defs = [
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${scene.horizon + 60}">${stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`,
    gradient(
      'glow',
      [
        [0, light.glow, 0.85],
        [0.35, light.glow, 0.32],
        [1, light.glow, 0],
      ],
      { radial: true },
    ),
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>',
    '<filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="40"/></filter>',
  ];
  const body = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    scene.milkyWay ? milkyWay(random) : '',
    stars(scene, random),
    drawLight(scene),
    scene.rays ? rays(light) : '',
    clouds(scene, random),
  ];
  return { defs: defs.join(''), body: body.join('') };
}

function stars({ stars: count = 0, horizon, milkyWay: band }, random) {
  return Array.from({ length: count }, () => {
    const x = random() * WIDTH;
    const spread = random() ** 1.6 * (horizon - 120);
    const y =
      band && random() < 0.6 ? clamp(620 - x * 0.38 + (random() + random() - 1) * 170, 8, horizon - 60) : spread;
    const r = 0.7 + random() ** 4 * 1.7;
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="#fff" opacity="${at((0.35 + random() * 0.6) * (1 - y / (horizon * 1.25)) * 10) / 10}"/>`;
  }).join('');
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

function milkyWay(random) {
  return Array.from({ length: 16 }, (_, i) => {
    const x = i * 108 - 10;
    const y = 620 - x * 0.38 + (random() - 0.5) * 60;
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(90 + random() * 70)}" ry="${at(34 + random() * 34)}" fill="${random() < 0.5 ? '#8f86d6' : '#d79ab8'}" opacity="0.17" transform="rotate(-21 ${at(x)} ${at(y)})" filter="url(#softer)"/>`;
  }).join('');
}

function drawLight({ light, haze }) {
  const { kind, x, y, r, colour } = light;
  const glow = `<circle cx="${x}" cy="${y}" r="${kind === 'glow' ? 520 : r * 7}" fill="url(#glow)" opacity="${kind === 'sun' || kind === 'glow' ? 0.9 : 0.45}"/>`;
  if (kind === 'glow') return glow;
  if (kind === 'crescent') {
    return `${glow}<path d="M ${x} ${y - r} A ${r} ${r} 0 1 0 ${x + r} ${y + r * 0.35} A ${r * 0.82} ${r * 0.82} 0 1 1 ${x} ${y - r} Z" fill="${colour}"/>`;
  }
  const craters =
    kind === 'moon'
      ? `<g fill="${haze}" opacity="0.16"><circle cx="${x - 16}" cy="${y - 12}" r="13"/><circle cx="${x + 18}" cy="${y + 8}" r="18"/><circle cx="${x - 12}" cy="${y + 26}" r="8"/></g>`
      : '';
  return `${glow}<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>${craters}`;
}

function rays({ x, y, glow }) {
  return [-38, -20, -4, 13, 31]
    .map(
      (angle, i) =>
        `<path d="M ${x} ${y} l ${-26 - i * 5} 640 l ${70 + i * 9} 0 Z" fill="${lighter(glow, 0.4)}" opacity="0.11" transform="rotate(${angle} ${x} ${y})" filter="url(#soft)"/>`,
    )
    .join('');
}

function clouds({ clouds: count = 0, sky, light, horizon }, random) {
  return Array.from({ length: count }, () => {
    const x = random() * WIDTH;
    const y = 90 + random() * (horizon - 230);
    const width = 190 + random() * 260;
    const colour = lighter(random() < 0.5 ? light.glow : sky[2], 0.12);
    const puffs = [
      [0, 0, 1],
      [-0.42, 10, 0.66],
      [0.44, 8, 0.72],
    ]
      .map(
        ([dx, dy, size]) =>
          `<ellipse cx="${at(x + dx * width)}" cy="${at(y + dy)}" rx="${at(width * 0.56 * size)}" ry="${at(15 * size)}"/>`,
      )
      .join('');
    return `<g fill="${colour}" opacity="0.4" filter="url(#soft)">${puffs}</g>`;
  }).join('');
}
