const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Between two colours (#rrggbb): 0 gives the first, 1 the second. */
export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (hex, share) => mix(hex, '#0b0a1c', share);
export const lighter = (hex, share) => mix(hex, '#ffffff', share);

/** A gradient definition; stops are [offset 0 to 1, colour, opacity]. */
export function gradient(id, stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, radial = false } = {}) {
  const inner = stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return radial
    ? `<radialGradient id="${id}">${inner}</radialGradient>`
    : `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`;
}
