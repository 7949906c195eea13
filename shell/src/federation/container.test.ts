import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteRelease } from '@serein/contracts/registry';

jest.unstable_mockModule('@module-federation/runtime', () => ({ getInstance: () => ({ shareScopeMap: {} }) }));
const { loadExposed } = await import('./container.ts');

const release: RemoteRelease = {
  version: 'c1',
  base: '/site/care/c1/',
  container: 'serein_care_c1',
  entry: 'remoteEntry.js',
  integrity: null,
  modules: { DoctorsPage: { js: ['DoctorsPage.js'], css: ['DoctorsPage.css'] } },
};

let steps: string[];
beforeEach(() => {
  steps = [];
  Object.assign(globalThis, {
    document: {
      createElement: () => ({ remove: () => {} }),
      head: {
        append: (script: { src: string; onload: () => void }) => {
          steps.push(`run ${script.src}`);
          script.onload();
        },
      },
    },
    fetch: async (address: string, { cache }: RequestInit) => {
      steps.push(`${cache} ${address}`);
      if (address.endsWith('.css')) throw new Error('offline');
      return new Response('');
    },
    serein_care_c1: {
      init: () => {},
      get: async (module: string) => {
        steps.push(`get ${module}`);
        return () => module;
      },
    },
  });
});

test('a first try takes what is stored, a later one replaces it before the module is loaded', async () => {
  expect(await loadExposed(release, 'DoctorsPage', 0)).toBe('./DoctorsPage');
  expect(steps).toEqual(['run /site/care/c1/remoteEntry.js', 'get ./DoctorsPage']);
  steps.length = 0;
  expect(await loadExposed(release, 'DoctorsPage', 1)).toBe('./DoctorsPage');
  expect(steps).toEqual([
    'reload /site/care/c1/DoctorsPage.js',
    'reload /site/care/c1/DoctorsPage.css',
    'get ./DoctorsPage',
  ]);
});
