import { describe, expect, test } from '@jest/globals';
import {
  type HostManifest,
  MANIFEST_FILE,
  type PageRoute,
  REMOTE_BUDGET_BYTES,
  type RemoteManifest,
  ROUTES_FILE,
  SHELL_BUDGET_BYTES,
  type VersionRecord,
} from '@serein/contracts/registry';
import { integrityOf } from '../version/integrity.ts';
import { versionOf } from '../version/version-of.ts';
import { checkGate } from './check-gate.ts';
import type { GateSite } from './gate-site.ts';

const route = (path: string, app: string, module?: string, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  app,
  ...(module === undefined ? {} : { module }),
  files: [],
  widgets: [],
  ...more,
});

const routes: PageRoute[] = [
  route('/', 'shell', 'HomePage', { files: ['home.js', 'home.css'], widgets: [{ app: 'care', module: 'TopDoctors' }] }),
  route('/doctors', 'care', 'DoctorsPage'),
  route('/hospitals', 'care', 'HospitalsPage'),
  route('/old-doctors', 'shell', undefined, { redirect: '/doctors' }),
];

const care: RemoteManifest = {
  app: 'care',
  container: 'serein_care_00000001',
  entry: 'entry.1.js',
  modules: {
    DoctorsPage: { js: ['doctors.js'], css: ['doctors.css'] },
    TopDoctors: { js: ['top.js'], css: [] },
  },
  shared: { react: '^19.0.0', 'react-router-dom': '^7.1.0' },
  calls: ['care.listDoctors'],
};
const candidate: RemoteManifest = { ...care, container: 'serein_care_00000002', entry: 'entry.2.js' };
const shell: HostManifest = {
  app: 'shell',
  entry: { js: ['main.js'], css: ['main.css'] },
  provides: { react: '19.3.1', 'react-router-dom': '7.18.0', '@serein/mfe-kit': '1.0.0' },
  calls: ['identity.getProfile'],
};

const site: GateSite = {
  shell: { provides: shell.provides, routes },
  remotes: new Map([['care', care]]),
  announced: new Set(['care.listDoctors', 'identity.getProfile']),
};

const remoteFiles = ['entry.2.js', 'doctors.js', 'doctors.css', 'top.js', MANIFEST_FILE];
const shellFiles = ['index.html', ROUTES_FILE, MANIFEST_FILE, 'main.js', 'main.css', 'home.js', 'home.css'];

/** A record of these files, 1 KB each where nothing else is said. */
function record(app: string, paths: readonly string[], sizes: Readonly<Record<string, number>> = {}): VersionRecord {
  const integrity = integrityOf(new Uint8Array());
  const files = Object.fromEntries(
    [...paths, ...Object.keys(sizes)].map((path) => [path, { size: sizes[path] ?? 1024, integrity }]),
  );
  const publishedAt = '2026-11-01T08:00:00.000Z';
  return { app, version: versionOf(files), files, commit: null, publishedBy: 'Mira', publishedAt };
}

const remote = (manifest: unknown, more: Partial<GateSite> = {}, files = record('care', remoteFiles)) =>
  checkGate({ record: files, manifest }, { ...site, ...more }).reasons;

const host = (
  parts: { manifest?: unknown; routes?: unknown } = {},
  more: Partial<GateSite> = {},
  files = record('shell', shellFiles),
) => checkGate({ record: files, manifest: shell, routes, ...parts }, { ...site, ...more }).reasons;

test('a version that fits passes', () => {
  expect(checkGate({ record: record('care', remoteFiles), manifest: candidate }, site)).toEqual({
    passed: true,
    reasons: [],
  });
  expect(host()).toEqual([]);
});

test('the first versions of a site pass', () => {
  const nothing: Partial<GateSite> = { shell: null, remotes: new Map() };
  expect(remote(candidate, nothing)).toEqual([]);
  expect(host({}, nothing)).toEqual([]);
});

describe('R-23: the manifest', () => {
  test('is there and has the right shape', () => {
    expect(remote(undefined)).toEqual(['manifest.json is missing, or is not JSON.']);
    expect(remote({ ...candidate, modules: [] })).toEqual([
      expect.stringMatching(/^manifest\.json has not the right shape at modules: /),
    ]);
    expect(remote(null)).toHaveLength(1);
    expect(host({ manifest: candidate, routes: { '/': 'HomePage' } })).toEqual([
      expect.stringMatching(/^manifest\.json has not the right shape at entry: /),
      expect.stringMatching(/^routes\.json has not the right shape: /),
    ]);
  });
  test('is that of the app', () => {
    expect(remote({ ...candidate, app: 'learn' })).toEqual(['manifest.json is that of learn, not of care.']);
    expect(host({ manifest: { ...shell, app: 'care' } })).toEqual(['manifest.json is that of care, not of shell.']);
  });
});

test('R-24: every file that is named is there', () => {
  const without = (all: readonly string[], ...paths: string[]) => all.filter((path) => !paths.includes(path));
  expect(remote(candidate, {}, record('care', without(remoteFiles, 'entry.2.js', 'doctors.css')))).toEqual([
    'entry.2.js is missing: manifest.json names it.',
    'doctors.css is missing: manifest.json names it.',
  ]);
  expect(host({}, {}, record('shell', without(shellFiles, 'index.html', 'main.js', 'home.css')))).toEqual([
    'index.html is missing: every shell has it.',
    'main.js is missing: manifest.json names it.',
    'home.css is missing: routes.json names it.',
  ]);
});

describe('R-25: a page may appear late, it may not disappear', () => {
  test('what the live version shows has to stay', () => {
    expect(remote({ ...candidate, modules: {} })).toEqual([
      './TopDoctors is missing: the live shell shows it at / and the live version has it.',
      './DoctorsPage is missing: the live shell shows it at /doctors and the live version has it.',
    ]);
  });
  test('what the live version lacks may be lacking, and may come', () => {
    expect(remote(candidate)).toEqual([]);
    const modules = { ...candidate.modules, HospitalsPage: { js: ['doctors.js'], css: [] } };
    expect(remote({ ...candidate, modules })).toEqual([]);
  });
  test('what no page shows may go', () => {
    const live = { ...care, modules: { ...care.modules, Unused: { js: [], css: [] } } };
    expect(remote(candidate, { remotes: new Map([['care', live]]) })).toEqual([]);
  });
});

test('R-26: what it takes from the shell, the shell has', () => {
  expect(remote({ ...candidate, shared: { react: '^18.0.0' } })).toEqual([
    'It takes react ^18.0.0, and the live shell provides 19.3.1.',
  ]);
  expect(remote({ ...candidate, shared: { toString: '*', zustand: '^5.0.0' } })).toEqual([
    'It takes toString *, and the live shell provides none.',
    'It takes zustand ^5.0.0, and the live shell provides none.',
  ]);
  expect(remote({ ...candidate, shared: { react: 'newest' } })).toEqual([
    'It takes react newest, which is not a range of versions.',
  ]);
});

test('R-27: every call it makes is answered by somebody', () => {
  const calls = ['care.listDoctors', 'care.bookRide'];
  expect(remote({ ...candidate, calls })).toEqual(['It calls care.bookRide, which no service announces.']);
  expect(host({ manifest: { ...shell, calls: ['identity.login'] } })).toEqual([
    'It calls identity.login, which no service announces.',
  ]);
});

describe('R-28: the size of a first load', () => {
  test('of a module: the entry and its scripts, as they travel', () => {
    const sizes = { 'entry.2.js': 90_000, 'entry.2.js.gz': 14_336, 'doctors.js.gz': 58_570, 'doctors.css': 200_000 };
    expect(remote(candidate, {}, record('care', remoteFiles, sizes))).toEqual([
      'DoctorsPage loads 71.2 KB of JavaScript; 60 KB are allowed.',
    ]);
  });
  test('of exactly what is allowed passes, a byte more does not', () => {
    const sized = (bytes: number) => record('care', remoteFiles, { 'doctors.js': bytes });
    expect(remote(candidate, {}, sized(REMOTE_BUDGET_BYTES - 1024))).toEqual([]);
    expect(remote(candidate, {}, sized(REMOTE_BUDGET_BYTES - 1023))).toEqual([
      'DoctorsPage loads 60.1 KB of JavaScript; 60 KB are allowed.',
    ]);
  });
  test('of the shell: index.html and the home page', () => {
    const sized = (bytes: number) => record('shell', shellFiles, { 'main.js': bytes });
    expect(host({}, {}, sized(SHELL_BUDGET_BYTES - 1024))).toEqual([]);
    expect(host({}, {}, sized(SHELL_BUDGET_BYTES))).toEqual([
      'The first page of the shell loads 136 KB of JavaScript; 135 KB are allowed.',
    ]);
  });
});

test('R-29: a shell gives every live remote what it takes', () => {
  const provides = { ...shell.provides, react: '20.0.0' };
  expect(host({ manifest: { ...shell, provides } })).toEqual([
    'The live version of care takes react ^19.0.0, and this shell provides 20.0.0.',
  ]);
});

describe('R-30: where the live shell shows a page, the next one does', () => {
  const changed = (path: string, next: PageRoute | null) =>
    routes.flatMap((old) => (old.path === path ? (next ?? []) : old));

  test('no address may go', () => {
    expect(host({ routes: changed('/doctors', null) })).toEqual([
      '/doctors is missing: the live shell has a page there.',
    ]);
    expect(host({ routes: changed('/hospitals', null) })).toEqual([]);
  });
  test('no address may show what the remote does not have', () => {
    expect(host({ routes: changed('/doctors', route('/doctors', 'care', 'DoctorPage')) })).toEqual([
      '/doctors would show ./DoctorPage of care, which its live version does not have.',
    ]);
  });
  test('an address may become a redirect or a page of the shell, and a page may be announced early', () => {
    expect(host({ routes: changed('/doctors', route('/Doctors', 'shell', undefined, { redirect: '/' })) })).toEqual([]);
    expect(host({ routes: changed('/doctors', route('/doctors', 'shell', 'DoctorsPage')) })).toEqual([]);
    expect(host({ routes: [...routes, route('/labs', 'care', 'LabsPage')] })).toEqual([]);
  });
  test('no widget may be one that the remote does not have, unless it is awaited already', () => {
    const home = (module: string) => route('/', 'shell', 'HomePage', { widgets: [{ app: 'care', module }] });
    const reasons = ['/ would show ./TopDoctor of care, which its live version does not have.'];
    expect(host({ routes: changed('/', home('TopDoctor')) })).toEqual(reasons);
    const awaiting = { provides: shell.provides, routes: [home('TopDoctor'), ...routes.slice(1)] };
    expect(host({ routes: changed('/', home('TopDoctor')) }, { shell: awaiting })).toEqual([]);
  });
});

test('R-31: two builds do not define the same global', () => {
  expect(remote({ ...candidate, container: care.container })).toEqual([
    'Its container serein_care_00000001 is that of the live version, too: every build needs its own.',
  ]);
  expect(remote(care, {}, record('care', ['entry.1.js', ...remoteFiles]))).toEqual([]);
});

test('R-33: all reasons come at once, one sentence each', () => {
  const bad = { ...candidate, modules: {}, shared: { react: '^18.0.0' }, calls: ['care.bookRide'] };
  const { passed, reasons } = checkGate({ record: record('care', []), manifest: bad }, site);
  expect(passed).toBe(false);
  expect(reasons).toHaveLength(6);
  for (const reason of reasons) expect(reason).toMatch(/^[^\n]+\.$/);
});
