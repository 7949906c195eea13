import { darker, lighter } from '../colour.mjs';

/** The shoulders; women's are a little narrower. */
function shoulders(gender) {
  const out = gender === 'female' ? 66 : 54;
  return `M ${out} 330 Q ${out + 2} 268 ${out + 42} 258 Q 126 252 136 242 Q 160 272 184 242 Q 194 252 ${320 - out - 42} 258 Q ${320 - out - 2} 268 ${320 - out} 330 Z`;
}

const V_NECK = 'M 136 242 Q 134 250 122 254 L 160 300 L 198 254 Q 186 250 184 242 Q 160 268 136 242 Z';

/** What people wear, by name; `colour` is the garment, `trim` its border or what shows under it. */
const GARMENTS = {
  shirt: ({ colour, gender }) =>
    `<path d="${shoulders(gender)}" fill="${colour}"/><path d="M 160 272 L 160 330" stroke="${darker(colour, 0.25)}" stroke-width="2.4"/><path d="M 134 240 L 120 254 L 138 288 L 160 270 Z M 186 240 L 200 254 L 182 288 L 160 270 Z" fill="${lighter(colour, 0.22)}"/><circle cx="160" cy="296" r="3" fill="${darker(colour, 0.3)}"/><circle cx="160" cy="316" r="3" fill="${darker(colour, 0.3)}"/>`,
  blazer: ({ colour, trim, gender, tie }) =>
    `<path d="${shoulders(gender)}" fill="${trim}"/>${tie ? `<path d="M 151 272 L 169 272 L 166 286 L 173 330 L 147 330 L 154 286 Z" fill="${tie}"/>` : ''}<path d="M 134 241 L 124 252 L 141 284 L 160 268 Z M 186 241 L 196 252 L 179 284 L 160 268 Z" fill="${lighter(trim, 0.3)}"/><path d="${shoulders(gender)} M 126 248 L 160 330 L 194 248 Q 186 246 184 242 Q 160 272 136 242 Q 134 246 126 248 Z" fill-rule="evenodd" fill="${colour}"/><path d="M 128 248 L 104 262 L 116 286 L 110 292 L 152 330 L 160 330 Z M 192 248 L 216 262 L 204 286 L 210 292 L 168 330 L 160 330 Z" fill="${lighter(colour, 0.1)}" stroke="${darker(colour, 0.25)}" stroke-width="1.6" stroke-linejoin="round"/>`,
  coat: ({ trim, gender }) =>
    `<path d="${shoulders(gender)}" fill="#f4f1ea"/><path d="M 128 248 L 160 330 L 192 248 Q 186 246 184 242 Q 160 272 136 242 Q 134 246 128 248 Z" fill="${trim}"/><path d="M 134 241 L 122 252 L 142 286 L 160 268 Z M 186 241 L 198 252 L 178 286 L 160 268 Z" fill="${lighter(trim, 0.25)}"/><path d="M 126 248 L 100 262 L 114 288 L 108 294 L 154 330 L 160 330 Z M 194 248 L 220 262 L 206 288 L 212 294 L 166 330 L 160 330 Z" fill="#ffffff" stroke="#cfcbd6" stroke-width="1.8" stroke-linejoin="round"/><g fill="none" stroke="#3d4564" stroke-width="4.4" stroke-linecap="round"><path d="M 118 254 Q 112 296 132 312"/><path d="M 202 254 Q 212 286 204 304"/></g><circle cx="203" cy="309" r="8" fill="#3d4564"/><circle cx="203" cy="309" r="4" fill="#c9cfdd"/>`,
  kurta: ({ colour, trim, gender }) =>
    `<path d="${shoulders(gender)}" fill="${colour}"/><path d="M 133 238 Q 160 274 187 238 L 191 250 Q 160 288 129 250 Z" fill="${darker(colour, 0.16)}"/><path d="M 151 272 L 169 272 L 168 330 L 152 330 Z" fill="${trim}"/><g fill="${darker(trim, 0.35)}"><circle cx="160" cy="286" r="2.6"/><circle cx="160" cy="302" r="2.6"/><circle cx="160" cy="318" r="2.6"/></g>`,
  waistcoat: ({ colour, trim, gender }) =>
    `<path d="${shoulders(gender)}" fill="${trim}"/><path d="M 133 238 Q 160 274 187 238 L 191 250 Q 160 288 129 250 Z" fill="${darker(trim, 0.14)}"/><path d="M 126 250 L 98 260 Q 106 300 104 330 L 156 330 L 156 292 Z M 194 250 L 222 260 Q 214 300 216 330 L 164 330 L 164 292 Z" fill="${colour}"/><circle cx="150" cy="308" r="2.8" fill="${lighter(colour, 0.4)}"/>`,
  sari: ({ colour, trim, accent, skin }) =>
    `<path d="${shoulders('female')}" fill="${skin}"/><path d="M 66 330 Q 68 268 108 258 Q 118 255 124 252 Q 134 286 160 290 Q 186 286 196 252 Q 202 255 212 258 Q 252 268 254 330 Z" fill="${accent ?? darker(colour, 0.3)}"/><path d="M 196 252 Q 244 258 253 300 L 254 330 L 88 330 Q 148 314 178 284 Q 192 270 196 252 Z" fill="${colour}"/><path d="M 196 252 Q 192 270 178 284 Q 148 314 88 330 L 106 330 Q 164 314 190 288 Q 204 272 208 256 Z" fill="${trim}"/><g fill="none" stroke="${darker(colour, 0.22)}" stroke-width="2.2" opacity="0.7"><path d="M 216 260 Q 208 296 172 330"/><path d="M 230 266 Q 228 302 204 330"/></g>`,
  roundNeck: ({ colour, trim, gender }) =>
    `<path d="${shoulders(gender)}" fill="${colour}"/><path d="M 134 240 Q 160 276 186 240 L 194 250 Q 160 294 126 250 Z" fill="${trim ?? lighter(colour, 0.2)}"/>`,
  turtleneck: ({ colour, gender }) =>
    `<path d="${shoulders(gender)}" fill="${colour}"/><path d="M 135 222 Q 160 240 185 222 L 190 252 Q 160 276 130 252 Z" fill="${lighter(colour, 0.12)}"/><path d="M 133 238 Q 160 258 187 238" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="2" opacity="0.6"/>`,
  salwar: ({ colour, trim, gender }) =>
    `<path d="${shoulders(gender)}" fill="${colour}"/><path d="${V_NECK}" fill="none" stroke="${trim}" stroke-width="5" stroke-linejoin="round"/><path d="M 106 258 Q 84 262 74 276 Q 118 300 128 330 L 158 330 Q 146 276 122 254 Z" fill="${trim}"/><path d="M 122 254 Q 146 276 158 330" fill="none" stroke="${lighter(trim, 0.4)}" stroke-width="3"/>`,
};

/** The garment with the neckline's skin where it is open. */
export function drawClothes(person) {
  const { wear, skin } = person;
  const chest = wear === 'salwar' || wear === 'sari' ? `<path d="${V_NECK}" fill="${skin}"/>` : '';
  const garment = GARMENTS[wear](person);
  return wear === 'salwar'
    ? `${garment}${chest}<path d="${V_NECK}" fill="none" stroke="${person.trim}" stroke-width="4" stroke-linejoin="round"/>`
    : garment +
        (wear === 'sari'
          ? `<path d="M 138 236 Q 134 250 122 254 Q 136 284 160 287 Q 184 284 198 254 Q 186 250 182 236 Z" fill="${skin}"/>`
          : '');
}
