import { gradient, lighter } from '../colour.mjs';
import { drawClothes } from './clothes.mjs';
import { drawHair } from './hair.mjs';
import { drawHead, drawNeck, EYES_Y } from './head.mjs';

/** Soft skies for the backgrounds: [top, bottom, sun]. */
const SKIES = {
  dawn: ['#f7d9c4', '#e9a9a0', '#fff1dc'],
  lilac: ['#d9d0f0', '#a99ad6', '#f3ecff'],
  teal: ['#cfe6e0', '#7fb8b2', '#eef8f2'],
  dusk: ['#8a84c4', '#554d94', '#c3b3e6'],
  sand: ['#f5e6c8', '#dfb98a', '#fff7e4'],
  rose: ['#f3cfd6', '#c98aa6', '#ffeaec'],
  sky: ['#d3e1f4', '#8faad6', '#f2f7ff'],
};

function glasses(kind) {
  if (!kind) return '';
  const lens = (x) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="${EYES_Y + 1}" r="15.5"/>`
      : `<rect x="${x - 16.5}" y="${EYES_Y - 10.5}" width="33" height="24" rx="8"/>`;
  return `<g fill="#ffffff" fill-opacity="0.14" stroke="#2b2840" stroke-width="2.8">${lens(139)}${lens(181)}<path d="M 155 ${EYES_Y - 1} Q 160 ${EYES_Y - 4} 165 ${EYES_Y - 1}" fill="none"/><path d="M 123 ${EYES_Y - 3} L 109 ${EYES_Y - 6} M 197 ${EYES_Y - 3} L 211 ${EYES_Y - 6}" fill="none"/></g>`;
}

const bindi = (colour) => (colour ? `<circle cx="160" cy="117" r="3.6" fill="${colour}"/>` : '');

function earrings(kind, w) {
  if (!kind) return '';
  return [-1, 1]
    .map((side) => {
      const x = 160 + side * (w + 2);
      return kind === 'drop'
        ? `<circle cx="${x}" cy="163" r="3" fill="#e9b44c"/><path d="M ${x} 166 q 5 8 0 12 q -5 -4 0 -12" fill="#e9b44c"/>`
        : `<circle cx="${x}" cy="164" r="3.6" fill="${kind === 'pearl' ? '#fff6ea' : '#e9b44c'}"/>`;
    })
    .join('');
}

/** A person, shoulders up, as SVG of 320 by 320. */
export function drawPortrait(person) {
  const [top, bottom, sun] = SKIES[person.sky];
  const hair = drawHair(person);
  const w = person.face?.w ?? 51;
  const hidden = person.hair === 'hijab' || person.hair === 'dupatta';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><defs>',
    gradient('ground', [
      [0, top],
      [1, bottom],
    ]),
    '</defs><rect width="320" height="320" fill="url(#ground)"/>',
    `<circle cx="160" cy="150" r="122" fill="${sun}" opacity="0.5"/>`,
    `<path d="M 0 232 Q 64 206 138 232 T 320 212 L 320 320 L 0 320 Z" fill="${lighter(bottom, 0.22)}" opacity="0.8"/>`,
    `<path d="M 0 272 Q 90 240 190 268 T 320 256 L 320 320 L 0 320 Z" fill="${bottom}"/>`,
    '<g transform="translate(160 320) scale(1.06) translate(-160 -322)">',
    hair.back,
    person.hair === 'hijab' || person.hair === 'dupatta'
      ? drawClothes(person) + drawNeck(person)
      : person.wear === 'turtleneck'
        ? drawNeck(person) + drawClothes(person)
        : drawNeck(person) + drawClothes(person),
    drawHead({ ...person, ears: !hidden }),
    bindi(person.bindi),
    hair.front,
    glasses(person.glasses),
    hidden ? '' : earrings(person.earrings, w),
    '</g></svg>',
  ].join('');
}
