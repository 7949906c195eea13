import { expect, test } from '@jest/globals';
import { withIntegrity } from './shell-tags.ts';

const file = (letter: string) => ({ size: 1, integrity: `sha384-${letter.repeat(64)}` });
const files = { 'main.js': file('m'), 'styles/main.css': file('c'), 'icon.svg': file('i') };
const check = (letter: string) => `integrity="sha384-${letter.repeat(64)}" crossorigin="anonymous"`;

test.each([
  ['<script src="__SEREIN_BASE__/main.js">', `<script src="__SEREIN_BASE__/main.js" ${check('m')}>`],
  ['<script src="__SEREIN_BASE__main.js" defer>', `<script src="__SEREIN_BASE__main.js" defer ${check('m')}>`],
  [
    '<script crossorigin defer integrity="sha384-x" src=__SEREIN_BASE__/main.js>',
    `<script defer src=__SEREIN_BASE__/main.js ${check('m')}>`,
  ],
  [
    "<link rel='stylesheet' href='__SEREIN_BASE__/styles/main.css' crossorigin='anonymous' />",
    `<link rel='stylesheet' href='__SEREIN_BASE__/styles/main.css' ${check('c')} />`,
  ],
  ['<link rel="icon" href="__SEREIN_BASE__/icon.svg">', '<link rel="icon" href="__SEREIN_BASE__/icon.svg">'],
  ['<script src="__SEREIN_BASE__/unknown.js">', '<script src="__SEREIN_BASE__/unknown.js">'],
  ['<script src="/other.js">', '<script src="/other.js">'],
  ['<script>let a = 1</script>', '<script>let a = 1</script>'],
])('%s becomes %s', (tag, expected) => {
  expect(withIntegrity(tag, files)).toBe(expected);
});
