import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LoadReport, RemoteRelease, SiteRegistry } from '@serein/contracts/registry';

const reports: LoadReport[] = [];
/** The modules that fail, as `<version> <module>`. */
const broken = new Set<string>();
jest.unstable_mockModule('./versions.ts', () => ({ askRegistry: () => Promise.reject(new Error('offline')) }));
jest.unstable_mockModule('./reports.ts', () => ({ report: (what: LoadReport) => reports.push(what) }));
jest.unstable_mockModule('./page-clock.ts', () => ({ pageClock: { now: () => 0, pause: async () => {} } }));
jest.unstable_mockModule('./container.ts', () => ({
  loadExposed: async ({ version }: RemoteRelease, module: string) => {
    if (broken.has(`${version} ${module}`)) throw new Error(`${version} is broken`);
    return { default: () => `${module} of ${version}` };
  },
}));
const { RemoteModule } = await import('./remote-module.ts');

let count = 0;
const release = (version: string, modules: string[]): RemoteRelease => ({
  version,
  base: `/site/care/${version}/`,
  container: version,
  entry: 'remoteEntry.js',
  integrity: null,
  modules: Object.fromEntries(modules.map((module) => [module, { js: [], css: [] }])),
});

/** A site of its own in each test: failures are known for the life of a page. */
function site(live: string[], previous: string[]) {
  count++;
  const registry: SiteRegistry = {
    revision: '1',
    shell: { version: 's1', channel: 'live' },
    remotes: {
      care: { channel: 'live', live: release(`live${count}`, live), previous: release(`prev${count}`, previous) },
    },
  };
  return (module: string) => new RemoteModule(module, 'care', module, registry, () => {});
}

beforeEach(() => {
  reports.length = 0;
  broken.clear();
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});

test('R-49, R-52: a module that the live version lost does not take its others to the previous one', async () => {
  const open = site(['DoctorsPage'], ['DoctorsPage', 'LostPage']);
  for (const module of ['LostPage', 'DoctorsPage']) {
    const entry = open(module);
    await entry.component;
    entry.shown();
  }
  expect(reports).toMatchObject([
    { module: 'LostPage', version: `live${count}`, outcome: 'recovered' },
    { module: 'DoctorsPage', version: `live${count}`, outcome: 'ok' },
  ]);
});

test('R-52: a failure is reported when it kept the module from somebody, and once', async () => {
  const open = site(['DoctorsPage'], ['DoctorsPage']);
  broken.add(`live${count} DoctorsPage`).add(`prev${count} DoctorsPage`);
  const entry = open('DoctorsPage');
  const error = await entry.component.catch((failure: unknown) => failure);
  expect(reports).toEqual([]);
  expect(entry.crashed(error)).toBe(false);
  entry.crashed(error);
  expect(reports).toMatchObject([
    { version: `live${count}`, outcome: 'failed' },
    { version: `prev${count}`, outcome: 'failed' },
  ]);
});
