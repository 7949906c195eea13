import { darker, gradient, lighter } from '../colour.mjs';

/** Twelve hospital emblems: a sign on a shape, in two colours. */
export const EMBLEMS = [
  { shape: 'circle', sign: 'sunrise', colour: '#2f7f80', light: '#f6e3c0' },
  { shape: 'shield', sign: 'cross', colour: '#2f4d8f', light: '#f4f6ff' },
  { shape: 'squircle', sign: 'lotus', colour: '#a8476a', light: '#ffe7e6' },
  { shape: 'hexagon', sign: 'leaf', colour: '#3f7a4d', light: '#edf6dc' },
  { shape: 'circle', sign: 'heart', colour: '#6a4a9c', light: '#f3e9ff' },
  { shape: 'squircle', sign: 'bridge', colour: '#2b5f78', light: '#dff1f2' },
  { shape: 'shield', sign: 'tree', colour: '#7a5a2c', light: '#f8ecd2' },
  { shape: 'hexagon', sign: 'mind', colour: '#4a4a8f', light: '#e9e8ff' },
  { shape: 'circle', sign: 'wave', colour: '#256a8a', light: '#e2f4f7' },
  { shape: 'squircle', sign: 'lamp', colour: '#b0683a', light: '#fff0d8' },
  { shape: 'hexagon', sign: 'hands', colour: '#8c4a3f', light: '#fdeade' },
  { shape: 'circle', sign: 'peaks', colour: '#35416f', light: '#f1ddd0' },
];

const SHAPES = {
  circle: '<circle cx="80" cy="80" r="62"/>',
  squircle: '<rect x="19" y="19" width="122" height="122" rx="36"/>',
  hexagon:
    '<path d="M 80 15 Q 86 15 92 18 L 128 39 Q 137 44 137 54 L 137 106 Q 137 116 128 121 L 92 142 Q 80 148 68 142 L 32 121 Q 23 116 23 106 L 23 54 Q 23 44 32 39 L 68 18 Q 74 15 80 15 Z"/>',
  shield: '<path d="M 80 16 Q 104 32 134 32 L 134 78 Q 134 122 80 146 Q 26 122 26 78 L 26 32 Q 56 32 80 16 Z"/>',
};

const petal = (angle, length, width) =>
  `<path d="M 80 108 Q ${80 - width} ${108 - length * 0.55} 80 ${108 - length} Q ${80 + width} ${108 - length * 0.55} 80 108 Z" transform="rotate(${angle} 80 108)"/>`;

/** Each sign is drawn in `light`; `back` is the ground's colour, for what is cut out. */
const SIGNS = {
  sunrise: (light, back) =>
    `<g fill="${light}"><path d="M 52 92 A 28 28 0 0 1 108 92 Z"/><g stroke="${light}" stroke-width="6" stroke-linecap="round"><path d="M 80 46 V 54 M 46 62 l 6 6 M 114 62 l -6 6"/></g><path d="M 36 98 Q 60 86 80 98 T 124 98 L 116 116 Q 80 130 44 116 Z" opacity="0.82"/></g><path d="M 44 110 Q 66 100 84 110 T 118 110" fill="none" stroke="${back}" stroke-width="3"/>`,
  cross: (light, back) =>
    `<path d="M 68 48 h 24 v 22 h 22 v 24 h -22 v 22 h -24 v -22 h -22 v -24 h 22 Z" fill="${light}" stroke="${light}" stroke-width="8" stroke-linejoin="round"/><path d="M 56 90 Q 68 76 80 84 T 104 78" fill="none" stroke="${back}" stroke-width="4.4" stroke-linecap="round"/>`,
  lotus: (light) =>
    `<g fill="${light}"><g opacity="0.62">${petal(-62, 50, 22)}${petal(62, 50, 22)}</g><g opacity="0.82">${petal(-32, 58, 24)}${petal(32, 58, 24)}</g>${petal(0, 64, 26)}</g><path d="M 52 118 H 108" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`,
  leaf: (light, back) =>
    `<path d="M 50 112 Q 40 62 112 46 Q 118 112 62 112 Q 56 112 50 112 Z" fill="${light}"/><path d="M 46 120 Q 62 88 96 64 M 70 90 L 92 92 M 80 78 L 80 66" fill="none" stroke="${back}" stroke-width="4.4" stroke-linecap="round"/>`,
  heart: (light, back) =>
    `<path d="M 80 116 Q 40 90 42 66 Q 44 48 60 48 Q 74 48 80 62 Q 86 48 100 48 Q 116 48 118 66 Q 120 90 80 116 Z" fill="${light}"/><path d="M 50 80 H 66 L 72 68 L 84 94 L 90 80 H 110" fill="none" stroke="${back}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  bridge: (light) =>
    `<g fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"><path d="M 36 92 H 124"/><path d="M 56 52 V 112 M 104 52 V 112"/><path d="M 34 82 Q 52 74 56 54 Q 80 108 104 54 Q 108 74 126 82"/></g><path d="M 40 112 Q 60 104 80 112 T 120 112" fill="none" stroke="${light}" stroke-width="4" opacity="0.7"/>`,
  tree: (light, back) =>
    `<g fill="${light}"><circle cx="80" cy="66" r="24"/><circle cx="60" cy="78" r="16"/><circle cx="100" cy="78" r="16"/><path d="M 75 80 h 10 l 3 38 h -16 Z"/></g><path d="M 80 104 V 74 M 80 88 L 68 78 M 80 82 L 92 72" stroke="${back}" stroke-width="4" stroke-linecap="round"/>`,
  mind: (light, back) =>
    `<path d="M 58 120 V 104 Q 42 96 44 74 Q 46 44 80 44 Q 112 46 112 76 L 120 92 L 112 95 V 106 Q 112 112 104 111 L 96 110 V 120 Z" fill="${light}"/><path d="M 62 80 Q 62 64 76 64 Q 88 64 88 76 Q 88 86 78 86 Q 71 86 71 79" fill="none" stroke="${back}" stroke-width="5" stroke-linecap="round"/>`,
  wave: (light) =>
    `<g fill="none" stroke="${light}" stroke-width="7.5" stroke-linecap="round"><path d="M 38 68 Q 52 54 66 68 T 94 68 T 122 68"/><path d="M 38 88 Q 52 74 66 88 T 94 88 T 122 88" opacity="0.8"/><path d="M 46 108 Q 58 96 70 108 T 94 108 T 116 106" opacity="0.6"/></g>`,
  lamp: (light, back) =>
    `<path d="M 80 40 Q 100 66 88 80 Q 80 88 72 80 Q 60 66 80 40 Z" fill="${light}"/><path d="M 38 88 H 122 Q 118 116 80 118 Q 42 116 38 88 Z" fill="${light}"/><path d="M 80 60 Q 88 72 80 78 Q 72 72 80 60 Z" fill="${back}"/><path d="M 52 98 Q 80 106 108 98" fill="none" stroke="${back}" stroke-width="4" stroke-linecap="round"/>`,
  hands: (light) =>
    `<path d="M 80 84 Q 62 72 63 61 Q 64 52 72 53 Q 78 54 80 60 Q 82 54 88 53 Q 96 52 97 61 Q 98 72 80 84 Z" fill="${light}"/><g fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M 44 72 V 90 Q 46 106 66 112 V 120"/><path d="M 116 72 V 90 Q 114 106 94 112 V 120"/></g>`,
  peaks: (light, back) =>
    `<path d="M 30 112 L 62 60 L 78 84 L 96 52 L 130 112 Z" fill="${light}" stroke="${light}" stroke-width="4" stroke-linejoin="round"/><path d="M 62 60 L 52 78 L 60 74 L 66 80 L 72 76 Z M 96 52 L 83 76 L 92 70 L 98 78 L 106 70 Z" fill="${back}" opacity="0.75"/><circle cx="72" cy="42" r="7" fill="${light}"/>`,
};

export function drawEmblem({ shape, sign, colour, light }) {
  const outline = SHAPES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><defs>${gradient(
    'ground',
    [
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.2)],
    ],
  )}</defs><rect width="160" height="160" fill="${lighter(light, 0.55)}"/><g fill="url(#ground)">${outline}</g><g fill="none" stroke="${light}" stroke-width="2.2" opacity="0.55" transform="translate(80 80) scale(0.9) translate(-80 -80)">${outline}</g><g transform="translate(80 81) scale(0.88) translate(-80 -82)">${SIGNS[sign](light, colour)}</g></svg>`;
}
