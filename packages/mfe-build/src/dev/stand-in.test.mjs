import { expect, test } from '@jest/globals';
import { standInOnPage, standInRegistry } from './stand-in.mjs';

const care = { app: 'care', base: '/@dev/care/' };
const DEV = { live: { version: 'dev', base: '/@dev/care/' }, previous: null, channel: 'override' };
const registry = {
  revision: '7',
  shell: { version: 'a', channel: 'live' },
  remotes: { care: { live: { version: 'b' } }, learn: { live: { version: '</script>' } } },
};

const page = `<head><link rel="icon" href="/favicon.svg">
<link rel="preload" as="script" href="/site/care/b/remoteEntry.js" integrity="sha384-x" crossorigin="anonymous">
<link rel="preload" as="style" href="/site/learn/c/CoursesPage.css">
</head><script type="application/json" id="serein-registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>`;

const registryOf = (/** @type {string} */ html) =>
  JSON.parse(/id="serein-registry">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

test('the page’s registry names the dev server in the place of the one remote, and all else as it was', () => {
  const html = standInOnPage(page, care);
  expect(registryOf(html)).toEqual({ ...registry, remotes: { ...registry.remotes, care: DEV } });
});

test('the remote’s own preloads go, others stay', () => {
  const html = standInOnPage(page, care);
  expect(html).not.toContain('/site/care/');
  expect(html).toContain('href="/site/learn/c/CoursesPage.css"');
  expect(html).toContain('href="/favicon.svg"');
});

test('a remote that the site does not have yet is added', () => {
  const remotes = JSON.parse(standInRegistry(JSON.stringify({ success: true, remotes: {} }), care)).remotes;
  expect(remotes).toEqual({ care: DEV });
});

test('what is no page of the site stays as it is', () => {
  expect(standInOnPage('<p>/site/care/</p>', care)).toBe('<p>/site/care/</p>');
});
