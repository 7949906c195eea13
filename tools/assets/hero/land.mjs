import { darker, lighter, mix } from '../colour.mjs';
import { at } from '../random.mjs';

const WIDTH = 1600;
const HEIGHT = 900;
const STEP = 8;

/** The height of a ridge at each x: a few waves, or for peaks, straight edges between summits. */
function ridge(random, { base, height, sharp }) {
  if (sharp) return peakLine(random, base, height);
  const waves = [1, 2.1, 4.3, 9].map((frequency, i) => ({
    frequency: frequency * (0.7 + random() * 0.6),
    phase: random() * Math.PI * 2,
    size: height / 1.9 ** i,
  }));
  return (x) =>
    base -
    waves.reduce(
      (sum, wave) => sum + Math.sin((x / WIDTH) * Math.PI * 2 * wave.frequency + wave.phase) * wave.size,
      0,
    ) /
      2;
}

function peakLine(random, base, height) {
  const summits = [];
  for (let x = -120; x < WIDTH + 200; x += 120 + random() * 150) {
    summits.push([x, base - (summits.length % 2 === 0 ? height * (0.4 + random() * 0.85) : height * random() * 0.3)]);
  }
  return (x) => {
    const next = summits.findIndex(([sx]) => sx > x);
    const [[x0, y0], [x1, y1]] = [summits[next - 1], summits[next]];
    const jag = Math.sin(x * 0.21) * 4 + Math.sin(x * 0.083 + 1) * 7;
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) + jag;
  };
}

function outline(line, floor = HEIGHT) {
  const points = [];
  for (let x = 0; x <= WIDTH; x += STEP) points.push(`${x} ${at(line(x))}`);
  return `M 0 ${floor} L ${points.join(' L ')} L ${WIDTH} ${floor} Z`;
}

/** Hills from far to near, the lake, pines, the tree and birds. Answers {defs, body}. */
export function drawLand(scene, random) {
  const floor = scene.lake ?? HEIGHT;
  const layers = scene.lake ? 3 : 5;
  const mist = scene.mist ?? 0.5;
  const defs = [];
  const body = [];
  for (let i = 0; i < layers; i += 1) {
    const share = i / (scene.lake ? 4.4 : layers - 1);
    const base = scene.horizon - 12 + i * (scene.lake ? 32 : 72);
    const sharp = scene.peaks === true && i < 2;
    const line = ridge(random, { base, height: sharp ? 250 - i * 90 : 74 + i * 9, sharp });
    const colour = mix(scene.haze, scene.near, share ** 0.85);
    const lowColour = i === layers - 1 && !scene.lake ? darker(colour, 0.25) : mix(colour, scene.haze, mist);
    const low = Math.min(floor, base + 190);
    defs.push(
      `<linearGradient id="hill${i}" gradientUnits="userSpaceOnUse" x1="0" y1="${base - 90}" x2="0" y2="${low}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${lowColour}"/></linearGradient>`,
    );
    body.push(`<path d="${outline(line, floor)}" fill="url(#hill${i})"/>`);
    if (sharp) body.push(snow(line, base, lighter(scene.light.glow, 0.35), i));
    if (scene.terraces && i > 1) body.push(terraces(line, lighter(colour, 0.2)));
    if (scene.pines && i === layers - 1)
      body.push(pines(line, scene.pines, scene.lake ? colour : darker(colour, 0.35), random));
    if (scene.tree && i === layers - 1) body.push(loneTree(scene.tree, line(scene.tree), darker(scene.near, 0.4)));
  }
  if (scene.lake) body.push(...lake(scene, defs, random));
  body.push(birds(scene, random));
  return { defs: defs.join(''), body: body.join('') };
}

function snow(line, base, colour, layer) {
  const edge = (x) =>
    Math.max(line(x), base - 128 + layer * 44 + Math.abs(((x * 1.7) % 62) - 31) * 1.1 + Math.sin(x * 0.047) * 14);
  const points = [];
  for (let x = WIDTH; x >= 0; x -= STEP) points.push(`${x} ${at(edge(x))}`);
  const top = [];
  for (let x = 0; x <= WIDTH; x += STEP) top.push(`${x} ${at(line(x))}`);
  return `<path d="M ${top.join(' L ')} L ${points.join(' L ')} Z" fill="${colour}" opacity="0.62"/>`;
}

function terraces(line, colour) {
  return [16, 34, 54, 77]
    .map((down, i) => {
      const points = [];
      for (let x = 0; x <= WIDTH; x += 16) points.push(`${x} ${at(line(x) + down + Math.sin(x * 0.012 + i) * 5)}`);
      return `<path d="M ${points.join(' L ')}" fill="none" stroke="${colour}" stroke-width="2.4" opacity="${0.34 - i * 0.06}"/>`;
    })
    .join('');
}

function pines(line, count, colour, random) {
  return Array.from({ length: count }, () => {
    const x = random() * WIDTH;
    const height = 34 + random() ** 2 * 96;
    const y = line(x) + 8;
    const tiers = [0, 0.3, 0.58].map((top, i) => {
      const half = height * (0.12 + i * 0.06);
      const bottom = y - height * (1 - top - 0.42);
      return `M ${at(x)} ${at(y - height * (1 - top))} L ${at(x + half)} ${at(Math.min(bottom, y))} L ${at(x - half)} ${at(Math.min(bottom, y))} Z`;
    });
    return `<path d="${tiers.join(' ')} M ${at(x - 2)} ${at(y - 6)} h 4 v 14 h -4 Z" fill="${colour}"/>`;
  }).join('');
}

function loneTree(x, y, colour) {
  const leaves = [
    [-4, -112, 56],
    [-58, -104, 36],
    [58, -106, 40],
    [-26, -128, 38],
    [34, -130, 36],
    [-88, -98, 20],
    [92, -100, 22],
  ];
  return `<g fill="${colour}"><path d="M ${x - 7} ${y + 20} Q ${x - 2} ${y - 40} ${x - 20} ${y - 92} L ${x - 12} ${y - 94} Q ${x} ${y - 66} ${x + 2} ${y - 50} Q ${x + 8} ${y - 76} ${x + 26} ${y - 94} L ${x + 32} ${y - 90} Q ${x + 8} ${y - 50} ${x + 9} ${y + 20} Z"/>${leaves
    .map(([dx, dy, r]) => `<ellipse cx="${x + dx}" cy="${at(y + dy)}" rx="${r}" ry="${at(r * 0.42)}"/>`)
    .join('')}</g>`;
}

function lake({ lake: top, sky, near, light, haze }, defs, random) {
  defs.push(
    `<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${HEIGHT}"><stop offset="0" stop-color="${mix(sky[3], haze, 0.45)}"/><stop offset="0.35" stop-color="${mix(sky[2], near, 0.35)}"/><stop offset="1" stop-color="${near}"/></linearGradient>`,
  );
  const parts = [`<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#water)"/>`];
  parts.push(
    `<rect y="${top - 3}" width="${WIDTH}" height="7" fill="${lighter(haze, 0.35)}" opacity="0.55" filter="url(#soft)"/>`,
  );
  for (let i = 0; i < 26; i += 1) {
    const y = top + 8 + i ** 1.32 * 3.4;
    const width = (light.r * 1.5 + i * 6) * (0.45 + random() * 0.75);
    const x = light.x + (random() - 0.5) * (16 + i * 3.2);
    parts.push(
      `<rect x="${at(x - width / 2)}" y="${at(y)}" width="${at(width)}" height="${at(2 + i * 0.2)}" rx="3" fill="${light.colour}" opacity="${at((0.72 - i * 0.024) * 10) / 10}"/>`,
    );
  }
  for (let i = 0; i < 22; i += 1) {
    const y = top + 14 + random() ** 1.5 * (HEIGHT - top - 30);
    parts.push(
      `<rect x="${at(random() * WIDTH)}" y="${at(y)}" width="${at(60 + random() * 160)}" height="2" rx="1" fill="${lighter(sky[2], 0.3)}" opacity="0.16"/>`,
    );
  }
  const shore = ridge(random, { base: 872, height: 34, sharp: false });
  parts.push(`<path d="${outline(shore)}" fill="${darker(near, 0.35)}"/>`, pines(shore, 9, darker(near, 0.35), random));
  return parts;
}

function birds({ birds: count = 0, light, near }, random) {
  return Array.from({ length: count }, () => {
    const x = light.x - 330 + random() * 300;
    const y = light.y - 270 + random() * 150;
    const s = 7 + random() * 8;
    return `<path d="M ${at(x - s)} ${at(y - s * 0.35)} Q ${at(x - s * 0.4)} ${at(y - s * 0.6)} ${at(x)} ${at(y)} Q ${at(x + s * 0.4)} ${at(y - s * 0.6)} ${at(x + s)} ${at(y - s * 0.35)}" fill="none" stroke="${near}" stroke-width="2.2" stroke-linecap="round"/>`;
  }).join('');
}
