import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** How the name of a test or of a group of them begins: `R-7: …` or `R-7, R-8: …`. */
const NAMED = /['"`](R-\d+(?:, R-\d+)*): /g;

/** The numbered requirements of docs/registry.md, each with its whole text. */
const requirements = readFileSync(join(ROOT, 'docs', 'registry.md'), 'utf8')
  .split(/\n(?=- |\n|#)/)
  .flatMap((text) => {
    const [, number] = /^- \*\*(R-\d+)\*\* /.exec(text) ?? [];
    return number === undefined ? [] : [{ number, text }];
  });

test('the requirements are numbered from 1 on, each with one MUST at least', () => {
  expect(requirements.map(({ number }) => number)).toEqual(requirements.map((_, index) => `R-${index + 1}`));
  expect(requirements.filter(({ text }) => !/\bMUST\b/.test(text))).toEqual([]);
});

test('no MUST stands without a number', () => {
  const specification = readFileSync(join(ROOT, 'docs', 'registry.md'), 'utf8');
  const [, rules = ''] = specification.split('\n## Names\n');
  const numbered = requirements.reduce((rest, { text }) => rest.replace(text, ''), rules);
  expect(numbered).not.toMatch(/\bMUST\b/);
});

test('each requirement is named by the test that holds it', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.mjs'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const held = new Set<string>();
  for (const file of listed.split('\0').filter(Boolean)) {
    for (const [, numbers = ''] of readTest(join(ROOT, file)).matchAll(NAMED)) {
      for (const number of numbers.split(', ')) held.add(number);
    }
  }
  expect(requirements.map(({ number }) => number).filter((number) => !held.has(number))).toEqual([]);
});

/** A file that was removed, but not yet from the index, holds nothing. */
function readTest(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
