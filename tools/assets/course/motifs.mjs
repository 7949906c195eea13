/** What a thumbnail shows above its hills, around (320, 165): four per category, in the order of the catalogue. */
const line = (d, colour, width = 7) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x, y, r, colour, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}"/>`;
const ring = (x, y, r, colour, width = 6, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
const shape = (d, colour, opacity = 1) => `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
const heart = (x, y, s, colour, opacity = 1) =>
  shape(
    `M ${x} ${y + s} C ${x - s * 1.7} ${y - s * 0.2} ${x - s * 0.9} ${y - s * 1.3} ${x} ${y - s * 0.45} C ${x + s * 0.9} ${y - s * 1.3} ${x + s * 1.7} ${y - s * 0.2} ${x} ${y + s} Z`,
    colour,
    opacity,
  );
const petals = (angles, length, width, colour) =>
  angles
    .map(
      (a) =>
        `<path d="M 320 226 Q ${320 - width} ${226 - length * 0.55} 320 ${226 - length} Q ${320 + width} ${226 - length * 0.55} 320 226 Z" fill="${colour}" opacity="0.72" transform="rotate(${a} 320 226)"/>`,
    )
    .join('');
const bubble = (x, y, w, h, colour, tail, opacity = 1) =>
  `<g fill="${colour}" opacity="${opacity}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2.4}"/><path d="M ${x + w * tail} ${y + h - 6} l ${tail < 0.5 ? -14 : 14} 30 l ${tail < 0.5 ? 40 : -40} -26 Z"/></g>`;
const head = (x, y, flip, colour, opacity = 1) =>
  `<path d="M -34 74 V 50 Q -56 36 -54 2 Q -50 -48 2 -48 Q 50 -46 50 0 L 62 24 L 50 29 V 44 Q 50 54 38 52 L 26 51 V 74 Z" fill="${colour}" opacity="${opacity}" transform="translate(${x} ${y}) scale(${flip ? -1 : 1} 1)"/>`;

const MOTIFS = [
  // emotional-intelligence
  ({ paper, accent }) =>
    disc(276, 160, 84, paper, 0.62) + disc(364, 160, 84, accent, 0.62) + heart(320, 164, 30, '#ffffff'),
  ({ paper, accent }) => head(320, 170, false, paper) + heart(318, 164, 24, accent),
  ({ paper }) =>
    [26, 54, 84, 116].map((r, i) => ring(320, 165, r, paper, 5, 0.95 - i * 0.22)).join('') + heart(320, 166, 14, paper),
  ({ paper, accent, ink }) =>
    disc(320, 160, 92, paper) +
    line('M 276 172 Q 320 222 364 172', ink, 9) +
    disc(290, 140, 9, ink) +
    disc(350, 140, 9, ink) +
    shape('M 320 68 A 92 92 0 0 1 320 252 Z', accent, 0.35),
  // leadership
  ({ paper, accent, ink }) =>
    shape('M 196 270 L 300 96 Q 308 84 316 96 L 372 188 L 392 160 L 456 270 Z', ink, 0.75) +
    shape('M 308 90 L 274 148 L 294 138 L 308 152 L 324 138 L 342 148 Z', paper) +
    line('M 308 92 V 44', paper, 5) +
    shape('M 309 46 Q 332 36 356 48 Q 334 56 309 70 Z', accent),
  ({ paper, accent }) =>
    shape('M 300 246 L 306 118 H 334 L 340 246 Z', paper) +
    shape('M 303 190 L 337 190 L 339 220 L 301.500 220 Z', accent) +
    shape('M 304 146 L 336 146 L 337 166 L 303 166 Z', accent) +
    shape('M 300 118 Q 320 84 340 118 Z', accent) +
    shape('M 330 106 L 520 56 L 520 136 Z', paper, 0.4) +
    shape('M 310 106 L 120 70 L 120 130 Z', paper, 0.24),
  ({ paper }) =>
    [
      [320, 96],
      [276, 122],
      [364, 122],
      [232, 150],
      [408, 150],
      [188, 178],
      [452, 178],
    ]
      .map(([x, y]) =>
        line(`M ${x - 17} ${y - 6} Q ${x - 7} ${y - 14} ${x} ${y} Q ${x + 7} ${y - 14} ${x + 17} ${y - 6}`, paper, 5),
      )
      .join(''),
  ({ paper, accent, ink }) =>
    ring(320, 160, 88, paper, 8) +
    disc(320, 160, 80, ink, 0.4) +
    shape('M 362 106 L 334 174 L 306 146 Z', accent) +
    shape('M 278 214 L 334 174 L 306 146 Z', paper) +
    [0, 90, 180, 270]
      .map(
        (a) =>
          `<path d="M 320 84 v 12" stroke="${paper}" stroke-width="5" stroke-linecap="round" transform="rotate(${a} 320 160)"/>`,
      )
      .join(''),
  // mindfulness
  ({ paper }) =>
    petals([-72, 72], 84, 34, paper) +
    petals([-38, 38], 104, 40, paper) +
    petals([0], 120, 44, paper) +
    line('M 228 240 H 412', paper, 5),
  ({ paper, accent }) =>
    `<g><ellipse cx="320" cy="232" rx="92" ry="26" fill="${paper}"/><ellipse cx="316" cy="188" rx="66" ry="22" fill="${accent}"/><ellipse cx="324" cy="150" rx="46" ry="18" fill="${paper}"/><ellipse cx="318" cy="118" rx="28" ry="14" fill="${accent}"/></g>`,
  ({ paper, accent }) =>
    disc(320, 150, 104, accent, 0.45) +
    disc(320, 96, 24, paper) +
    shape(
      'M 320 124 Q 352 124 358 156 L 372 204 Q 376 214 366 216 L 350 192 L 346 212 Q 400 216 410 236 Q 400 250 320 250 Q 240 250 230 236 Q 240 216 294 212 L 290 192 L 274 216 Q 264 214 268 204 L 282 156 Q 288 124 320 124 Z',
      paper,
    ),
  ({ paper, accent }) => line('M 372 92 A 92 92 0 1 0 410 158', paper, 20) + disc(320, 168, 18, accent),
  // communication
  ({ paper, accent, ink }) =>
    bubble(190, 84, 170, 92, paper, 0.25) +
    bubble(300, 152, 152, 80, accent, 0.75, 0.95) +
    [236, 275, 314].map((x) => disc(x, 130, 8, ink, 0.7)).join(''),
  ({ paper, accent }) =>
    head(218, 178, false, paper) +
    head(422, 178, true, accent) +
    [20, 38]
      .map((r) =>
        line(
          `M ${320 - r * 0.2 + 14 - r} ${186 - r} Q ${320 + 4 - r * 0.2} 186 ${320 + 14 - r - r * 0.2} ${186 + r}`,
          paper,
          5,
        ),
      )
      .join('') +
    disc(320, 186, 7, paper),
  ({ paper, accent }) =>
    [-3, -2, -1, 0, 1, 2, 3, 4, -4, 5, -5]
      .map(
        (i) =>
          `<rect x="${312 + i * 30}" y="${160 - 78 * Math.exp(-((i / 3) ** 2)) * (Math.abs(i) % 2 === 0 ? 1 : 0.6)}" width="16" height="${156 * Math.exp(-((i / 3) ** 2)) * (Math.abs(i) % 2 === 0 ? 1 : 0.6)}" rx="8" fill="${Math.abs(i) % 2 === 0 ? paper : accent}"/>`,
      )
      .join(''),
  ({ paper, accent }) =>
    shape('M 214 168 L 438 76 L 356 244 L 318 186 Z', paper) +
    shape('M 438 76 L 318 186 L 324 240 L 344 216 Z', accent) +
    `<path d="M 120 236 Q 190 250 250 214" fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 16"/>`,
  // creativity
  ({ paper, accent, ink }) =>
    shape(
      'M 320 66 Q 388 68 388 134 Q 388 168 360 190 Q 350 200 350 212 H 290 Q 290 200 280 190 Q 252 168 252 134 Q 252 68 320 66 Z',
      paper,
    ) +
    shape('M 292 220 H 348 V 228 Q 348 246 320 248 Q 292 246 292 228 Z', ink) +
    line('M 296 138 Q 306 120 320 142 Q 334 120 344 138 M 320 142 V 206', accent, 6),
  ({ paper, accent, ink }) =>
    shape('M 320 52 Q 404 54 404 126 Q 402 168 346 206 H 294 Q 238 168 236 126 Q 236 54 320 52 Z', paper) +
    shape('M 320 52 Q 352 62 352 126 Q 350 172 332 206 H 308 Q 290 172 288 126 Q 288 62 320 52 Z', accent) +
    line('M 298 206 L 304 232 M 342 206 L 336 232', ink, 3) +
    `<rect x="300" y="230" width="40" height="26" rx="6" fill="${ink}"/>`,
  ({ paper, accent }) =>
    line('M 190 208 Q 236 96 290 168 T 380 130 T 458 92', paper, 22) +
    line('M 196 244 Q 260 170 316 214 T 448 156', accent, 16) +
    disc(470, 84, 17, accent),
  ({ paper, accent, ink }) =>
    shape('M 330 58 L 396 132 L 320 208 L 262 122 Z', paper) +
    shape('M 330 58 L 320 208 L 262 122 Z', accent, 0.75) +
    line('M 320 208 Q 300 236 322 250 T 300 300', ink, 3.5) +
    shape('M 300 240 l 22 -8 l 2 20 Z M 318 262 l 22 -6 l -4 20 Z', paper),
  // self-discipline
  ({ paper, accent }) =>
    disc(440, 92, 34, accent) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<rect x="${178 + i * 58}" y="${232 - i * 28}" width="58" height="${48 + i * 28}" fill="${paper}" opacity="${0.5 + i * 0.11}" rx="4"/>`,
      )
      .join(''),
  ({ paper, accent }) =>
    [88, 62, 37, 13].map((r, i) => disc(312, 164, r, i % 2 === 0 ? paper : accent)).join('') +
    line('M 314 162 L 424 72', '#2b2748', 5) +
    shape('M 424 72 l 2 -24 l 24 -16 l -2 22 l 22 0 l -20 20 Z', accent),
  ({ paper, accent }) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          line(`M ${206 + i * 76} 246 V ${222 - i * 34}`, paper, 6) +
          `<path d="M ${206 + i * 76} ${222 - i * 34} q ${-14 - i * 5} ${-4 - i * 3} ${-18 - i * 6} ${-24 - i * 6} q ${16 + i * 5} 0 ${18 + i * 6} ${24 + i * 6} q ${2} ${-18 - i * 6} ${20 + i * 6} ${-24 - i * 4} q 0 ${18 + i * 4} ${-20 - i * 6} ${24 + i * 4} Z" fill="${i === 3 ? accent : paper}"/>`,
      )
      .join(''),
  ({ paper, accent }) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (i) =>
          `<rect x="${170 + i * 44}" y="134" width="34" height="34" rx="10" fill="${i < 5 ? paper : 'none'}" stroke="${paper}" stroke-width="4"/>${i < 5 ? line(`M ${178 + i * 44} 151 l 7 8 l 12 -15`, accent, 5) : ''}`,
      )
      .join(''),
  // time-management
  ({ paper, accent, ink }) =>
    disc(320, 162, 94, paper) +
    ring(320, 162, 94, accent, 9) +
    line('M 320 104 V 162 L 360 186', ink, 9) +
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
      .map(
        (a) =>
          `<path d="M 320 82 v 9" stroke="${ink}" stroke-width="4" stroke-linecap="round" transform="rotate(${a} 320 162)"/>`,
      )
      .join(''),
  ({ paper, accent, ink }) =>
    shape(
      'M 270 84 H 370 Q 372 130 332 160 Q 372 190 370 238 H 270 Q 268 190 308 160 Q 268 130 270 84 Z',
      paper,
      0.92,
    ) +
    shape(
      'M 284 112 H 356 Q 348 136 320 152 Q 292 136 284 112 Z M 320 168 V 196 Q 344 206 354 232 H 286 Q 296 206 320 196 Z',
      accent,
    ) +
    `<rect x="256" y="70" width="128" height="16" rx="8" fill="${ink}"/><rect x="256" y="236" width="128" height="16" rx="8" fill="${ink}"/>`,
  ({ paper, accent }) =>
    [-2, -1, 0, 1, 2]
      .map(
        (i) =>
          disc(320 + i * 86, 150 - (4 - i * i) * 11, 28, paper, i === 0 ? 1 : 0.35) +
          (i < 0
            ? shape(
                `M ${320 + i * 86} ${122 - (4 - i * i) * 11} a 28 28 0 0 1 0 56 a ${i === -2 ? 24 : 12} 28 0 0 ${i === -2 ? 0 : 1} 0 -56 Z`,
                paper,
              )
            : i > 0
              ? shape(
                  `M ${320 + i * 86} ${122 - (4 - i * i) * 11} a 28 28 0 0 0 0 56 a ${i === 2 ? 24 : 12} 28 0 0 ${i === 2 ? 1 : 0} 0 -56 Z`,
                  paper,
                )
              : ring(320, 106, 42, accent, 4)),
      )
      .join(''),
  ({ paper, accent }) =>
    `<rect x="222" y="84" width="196" height="160" rx="20" fill="${paper}"/><path d="M 222 128 V 104 Q 222 84 242 84 H 398 Q 418 84 418 104 V 128 Z" fill="${accent}"/>${line('M 266 72 V 96 M 374 72 V 96', paper, 9)}${[0, 1, 2].flatMap((r) => [0, 1, 2, 3].map((c) => `<rect x="${246 + c * 40}" y="${144 + r * 32}" width="26" height="20" rx="6" fill="${accent}" opacity="${(r + c) % 3 === 0 ? 0.95 : 0.3}"/>`)).join('')}`,
  // cognitive-performance
  ({ paper, accent }) => {
    const n = [
      [214, 178],
      [262, 106],
      [306, 190],
      [342, 90],
      [378, 172],
      [432, 118],
      [326, 140],
    ];
    const e = [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 6],
      [2, 6],
      [6, 3],
      [6, 4],
      [3, 5],
      [4, 5],
      [2, 4],
    ];
    return (
      e.map(([a, b]) => line(`M ${n[a]} L ${n[b]}`, paper, 3)).join('') +
      n.map(([x, y], i) => disc(x, y, i === 6 ? 19 : 12, i % 2 === 0 ? accent : paper)).join('')
    );
  },
  ({ paper, accent }) =>
    head(320, 172, false, paper) +
    ring(314, 160, 14, accent, 6) +
    ring(314, 160, 29, accent, 4, 0.7) +
    disc(343, 160, 6, accent) +
    disc(300, 160, 5, accent),
  ({ paper, accent }) =>
    [0, 60, 120]
      .map(
        (a) =>
          `<ellipse cx="320" cy="160" rx="112" ry="40" fill="none" stroke="${paper}" stroke-width="5" transform="rotate(${a} 320 160)"/>`,
      )
      .join('') +
    disc(320, 160, 20, accent) +
    disc(432, 160, 10, paper) +
    disc(264, 63, 10, accent) +
    disc(264, 257, 10, paper),
  ({ paper, accent }) =>
    shape(
      'M 240 88 H 296 Q 288 112 312 112 Q 336 112 328 88 H 388 V 144 Q 412 136 412 160 Q 412 184 388 176 V 236 H 332 Q 340 212 316 212 Q 292 212 300 236 H 240 V 180 Q 216 188 216 164 Q 216 140 240 148 Z',
      paper,
    ) + shape('M 314 128 l 8 22 l 22 8 l -22 8 l -8 22 l -8 -22 l -22 -8 l 22 -8 Z', accent),
];

/** @param {number} index 0 to 31 */
export const drawMotif = (index, colours) => MOTIFS[index](colours);
