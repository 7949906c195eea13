/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

type Theme = ReadonlyMap<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the block that starts with `selector`. */
function block(selector: string): Theme {
  const start = css.indexOf(selector);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = block(':root {');
const dark = new Map([...light, ...block(':root[data-theme="dark"] {')]);

/** WCAG 2.2: relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const value = theme.get(name);
    if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--${name} is not a colour: ${value}`);
    return luminance(value);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const onGrounds = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-hover', 'attention', 'danger'];
const textPairs: readonly (readonly [string, string])[] = [
  ...onGrounds.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'attention-soft'],
  ['ink', 'danger-soft'],
  ['attention', 'attention-soft'],
  ['danger', 'danger-soft'],
  ['on-bar', 'bar'],
  ['on-bar-soft', 'bar'],
];
/** Borders of controls, focus rings (WCAG 1.4.11). */
const shapePairs: readonly (readonly [string, string])[] = [
  ...grounds.map((ground) => ['line-strong', ground] as const),
  ...grounds.map((ground) => ['focus', ground] as const),
  ['accent', 'accent-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  test.each(textPairs)('--%s on --%s is readable (4.5:1)', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('--%s stands out from --%s (3:1)', (shape, ground) => {
    expect(contrast(theme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the dark theme is the same, chosen by hand or by the device', () => {
  expect(block(':root:not([data-theme="light"]) {')).toEqual(block(':root[data-theme="dark"] {'));
});
