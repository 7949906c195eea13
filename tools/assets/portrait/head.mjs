import { darker, lighter, mix } from '../colour.mjs';

/** All heads stand around x 160; a person's `face` widens the head (w) and the jaw (jaw). */
export const EYES_Y = 143;
const CX = 160;

/** The face's outline, from the left temple over the crown and round the chin. */
function faceOutline({ w = 51, jaw = 37, chin = 207 } = {}) {
  return `M ${CX - w} 130 C ${CX - w} 90 ${CX - w * 0.66} 70 ${CX} 70 C ${CX + w * 0.66} 70 ${CX + w} 90 ${CX + w} 130 C ${CX + w} 166 ${CX + jaw} 188 ${CX + 17} ${chin - 4} Q ${CX} ${chin + 4} ${CX - 17} ${chin - 4} C ${CX - jaw} 188 ${CX - w} 166 ${CX - w} 130 Z`;
}

/** Neck with the chin's shadow. */
export function drawNeck({ skin, face = {} }) {
  const shade = mix(skin, '#5c2430', 0.24);
  return `<path d="M 138 180 L 138 232 Q 138 248 120 256 L 160 290 L 200 256 Q 182 248 182 232 L 182 180 Z" fill="${skin}"/><path d="M 138 193 Q 160 ${(face.chin ?? 207) + 20} 182 193 L 182 ${(face.chin ?? 207) + 10} Q 160 ${(face.chin ?? 207) + 33} 138 ${(face.chin ?? 207) + 8} Z" fill="${shade}"/>`;
}

/** Head with ears, eyes, brows, nose, mouth and a little shade on one side. */
export function drawHead(person) {
  const { skin, face = {}, ears = true, hairColour = '#2a1d1a' } = person;
  const w = face.w ?? 51;
  const shade = mix(skin, '#5c2430', 0.2);
  const outline = faceOutline(face);
  const ear = (side) =>
    `<ellipse cx="${CX + side * (w + 1)}" cy="149" rx="9" ry="14" fill="${skin}"/><path d="M ${CX + side * (w + 4)} 142 q ${side * 3} 6 ${-side * 1} 13" fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"/>`;
  return [
    ears ? ear(-1) + ear(1) : '',
    `<clipPath id="face"><path d="${outline}"/></clipPath><path d="${outline}" fill="${skin}"/>`,
    `<g clip-path="url(#face)"><path d="M 186 60 Q 200 140 172 214 L 240 214 L 240 60 Z" fill="${shade}" opacity="0.28"/>${cheeks(skin, person)}</g>`,
    person.beard ? drawBeard(person) : '',
    eyes(person),
    brows(person, person.browColour ?? darker(hairColour, 0.1)),
    `<path d="M 161 146 Q 163 158 167 163 Q 169 168 163 169 Q 159 170 154 168.5" fill="none" stroke="${darker(skin, 0.24)}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    mouth(person),
    age(person, shade),
  ].join('');
}

function cheeks(skin, { gender }) {
  const blush = mix(skin, '#d4505a', gender === 'female' ? 0.42 : 0.3);
  return [-1, 1]
    .map((side) => `<ellipse cx="${CX + side * 31}" cy="167" rx="12" ry="8" fill="${blush}" opacity="0.3"/>`)
    .join('');
}

function eyes({ gender, skin, eyeColour = '#1d1110', lashes = gender === 'female' }) {
  return [-1, 1]
    .map((side) => {
      const x = CX + side * 20.5;
      const lid = lashes
        ? `<path d="M ${x - 8.5} ${EYES_Y - 2.5} Q ${x} ${EYES_Y - 9.5} ${x + 8.5} ${EYES_Y - 2.5}" fill="none" stroke="${eyeColour}" stroke-width="2.6" stroke-linecap="round"/><path d="M ${x + side * 8} ${EYES_Y - 3} l ${side * 3.4} -2.6" stroke="${eyeColour}" stroke-width="2.2" stroke-linecap="round"/>`
        : `<path d="M ${x - 7.5} ${EYES_Y - 4.5} Q ${x} ${EYES_Y - 9} ${x + 7.5} ${EYES_Y - 4.5}" fill="none" stroke="${darker(skin, 0.42)}" stroke-width="2" stroke-linecap="round"/>`;
      return `<ellipse cx="${x}" cy="${EYES_Y}" rx="5" ry="5.8" fill="${eyeColour}"/><circle cx="${x + 1.8}" cy="${EYES_Y - 2.1}" r="1.7" fill="#fff"/>${lid}`;
    })
    .join('');
}

function brows({ gender, browWeight = gender === 'female' ? 3.4 : 4.8 }, colour) {
  const lift = gender === 'female' ? 1.5 : 0;
  return `<g fill="none" stroke="${colour}" stroke-width="${browWeight}" stroke-linecap="round" stroke-linejoin="round"><path d="M 129 ${126 - lift} Q 139 ${119 - lift} 150 ${124 - lift}"/><path d="M 191 ${126 - lift} Q 181 ${119 - lift} 170 ${124 - lift}"/></g>`;
}

function mouth({ skin, gender, smile = 'closed', lips }) {
  const colour = lips ?? mix(darker(skin, 0.28), '#b03a48', gender === 'female' ? 0.55 : 0.3);
  if (smile === 'open') {
    return `<path d="M 143 180 Q 160 184 177 180 Q 173 197 160 197 Q 147 197 143 180 Z" fill="${darker(colour, 0.25)}"/><path d="M 146 181.4 Q 160 184.6 174 181.4 Q 172 188 160 188 Q 148 188 146 181.4 Z" fill="#fff"/><path d="M 142 180 Q 160 184.4 178 180" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`;
  }
  const lower =
    gender === 'female'
      ? `<path d="M 149 184 Q 160 186 171 184 Q 167 192.5 160 192.5 Q 153 192.5 149 184 Z" fill="${lighter(colour, 0.12)}"/><path d="M 148 184.5 Q 153 179.5 160 181.6 Q 167 179.5 172 184.5 Q 160 186.6 148 184.5 Z" fill="${colour}"/>`
      : '';
  const width = smile === 'soft' ? 13 : 16;
  return `${lower}<path d="M ${CX - width} 182 Q ${CX} ${smile === 'soft' ? 190 : 193} ${CX + width} 182" fill="none" stroke="${darker(colour, gender === 'female' ? 0.18 : 0.1)}" stroke-width="${gender === 'female' ? 2.2 : 3}" stroke-linecap="round"${gender === 'female' ? ' transform="translate(0 1.6) scale(1 0.99)"' : ''}/>`;
}

/** Laugh lines for older faces. */
function age({ old = false }, shade) {
  if (!old) return '';
  return `<g fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" opacity="0.85"><path d="M 138 170 Q 132 178 134 186"/><path d="M 182 170 Q 188 178 186 186"/><path d="M 119 140 l -5 -3 M 119 146 l -5 1"/><path d="M 201 140 l 5 -3 M 201 146 l 5 1"/><path d="M 144 106 Q 160 102 176 106"/></g>`;
}

function drawBeard({ beard, face = {}, hairColour, skin }) {
  const w = face.w ?? 51;
  const chin = face.chin ?? 207;
  const colour = hairColour;
  const moustache = `<path d="M 160 172.5 Q 148 170 138 180 Q 136 186 139 187 Q 150 177.5 160 178.5 Q 170 177.5 181 187 Q 184 186 182 180 Q 172 170 160 172.5 Z" fill="${colour}"/>`;
  if (beard === 'moustache') return moustache;
  if (beard === 'stubble') {
    return `<g clip-path="url(#face)"><path d="M ${CX - w} 150 Q ${CX - w + 8} 168 138 174 Q 160 166 182 174 Q ${CX + w - 8} 168 ${CX + w} 150 L ${CX + w} 222 L ${CX - w} 222 Z" fill="${mix(skin, colour, 0.55)}" opacity="0.42"/></g>`;
  }
  if (beard === 'goatee') {
    return `${moustache}<path d="M 139 184 Q 140 205 150 ${chin + 3} Q 160 ${chin + 8} 170 ${chin + 3} Q 180 205 181 184 Q 172 196 160 196 Q 148 196 139 184 Z" fill="${colour}"/>`;
  }
  const length = beard === 'long' ? 42 : 7;
  return `<path d="M ${CX - w - 0.5} 138 Q ${CX - w + 7} 164 136 176 Q 148 169 160 172 Q 172 169 184 176 Q ${CX + w - 7} 164 ${CX + w + 0.5} 138 C ${CX + w + 2} 178 ${CX + 42} ${chin - 12 + length * 0.4} ${CX + 22} ${chin + length - 2} Q ${CX} ${chin + length + 7} ${CX - 22} ${chin + length - 2} C ${CX - 42} ${chin - 12 + length * 0.4} ${CX - w - 2} 178 ${CX - w - 0.5} 138 Z" fill="${colour}"/><path d="M 143 181 Q 160 177 177 181 Q 174 194 160 194 Q 146 194 143 181 Z" fill="${skin}" opacity="0.9"/>`;
}
