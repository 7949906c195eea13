import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type Change,
  type Pointer,
  REVISION_HEADER,
  type RemoteManifest,
  type SiteRegistry,
} from '@serein/contracts/registry';
import { publishFolder, type RegistryStore } from '@serein/registry';
import { eventually, type GatewayUnderTest } from './gateway-under-test.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The template's own script, which sets the theme. */
export const INLINE = "document.documentElement.dataset.theme='dark'";
const TEMPLATE = `<!doctype html><html><head><script>${INLINE}</script><!--serein:preload-->
<link rel="icon" href="__SEREIN_BASE__/icon.svg"><link href="__SEREIN_BASE__/main.css" rel="stylesheet">
<script defer src="__SEREIN_BASE__/main.js" integrity="sha384-old" crossorigin="anonymous"></script></head>
<body><!--serein:registry--></body></html>`;
const ROUTES = [
  {
    path: '/',
    app: 'shell',
    module: 'HomePage',
    files: ['home.js', 'home.css'],
    widgets: [{ app: 'care', module: 'TopDoctors' }],
  },
  { path: '/doctors/:speciality?', app: 'care', module: 'DoctorsPage' },
  { path: '/hospitals', app: 'care', module: 'HospitalsPage' },
  { path: '/courses', app: 'learn', module: 'CoursesPage' },
  { path: '/therapy', app: 'shell', redirect: '/doctors' },
  { path: '*', app: 'shell', module: 'NotFoundPage', files: ['missing.js'] },
];

/** A shell's build. @param mark makes it another version */
export function shellFiles(mark: string, more: Files = {}): Files {
  const manifest = {
    app: 'shell',
    entry: { js: ['main.js'], css: ['main.css'] },
    provides: { react: '19.3.0' },
    calls: [],
  };
  return {
    'index.html': TEMPLATE,
    'routes.json': JSON.stringify(ROUTES),
    'manifest.json': JSON.stringify(manifest),
    'main.js': `console.log("main ${mark}")`.repeat(50),
    'main.css': 'body{}',
    'home.js': '',
    'home.css': '',
    'missing.js': '',
    'icon.svg': '<svg/>',
    ...more,
  };
}

/** What care's build says of itself. */
export const careManifest = (mark: string): RemoteManifest => ({
  app: 'care',
  container: `serein_care_${mark}`,
  entry: 'remoteEntry.js',
  modules: {
    DoctorsPage: { js: ['doctors.js', 'cards.js'], css: ['doctors.css'] },
    TopDoctors: { js: ['top.js'], css: [] },
  },
  shared: { react: '^19.0.0' },
  calls: [],
});

/** A build of care. @param mark makes it another version */
export function careFiles(mark: string, manifest: unknown = careManifest(mark)): Files {
  return {
    'manifest.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
    'remoteEntry.js': `care ${mark}`,
    'doctors.js': '',
    'cards.js': '',
    'doctors.css': '',
    'top.js': '',
  };
}

/** Publishes a build, which makes it a version but not live. @returns the version's name */
export async function publish(store: RegistryStore, app: string, files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'serein-build-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { version } = await publishFolder(store, { app, folder, commit: 'abc1234', by: 'the test' });
  await rm(folder, { recursive: true });
  return version;
}

const change = (version: string): Change => ({
  action: 'deploy',
  version,
  by: 'the test',
  at: new Date().toISOString(),
  commit: null,
  forced: null,
  smoke: null,
  // No two changes are the same, and neither are the revisions after them.
  note: randomUUID(),
});

/** Writes a pointer past all checks. */
export async function point(
  store: RegistryStore,
  app: string,
  version: string,
  more: Partial<Pointer> = {},
): Promise<void> {
  const revision = (await store.pointer(app))?.revision ?? null;
  const pointer = { version, previous: null, canary: null, change: change(version), ...more };
  if ((await store.point(app, pointer, revision)) === null) throw new Error(`The pointer of ${app} has moved.`);
}

/** Publishes a build and makes it live, past all checks. */
export async function deploy(store: RegistryStore, app: string, files: Files): Promise<string> {
  const version = await publish(store, app, files);
  await point(store, app, version);
  return version;
}

/** A page as a browser asks for it. */
export const page = (gateway: GatewayUnderTest, path: string, headers: Record<string, string> = {}) =>
  gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } });

/** The registry that stands in a page. */
export function registryIn(html: string): SiteRegistry {
  const [, json = 'null'] = /<script type="application\/json" id="serein-registry">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

/** The registry as a visitor gets it in a page. */
export async function registryOf(
  gateway: GatewayUnderTest,
  headers: Record<string, string> = {},
): Promise<SiteRegistry | null> {
  const answer = await page(gateway, '/doctors', headers);
  return answer.ok ? registryIn(await answer.text()) : null;
}

/** Waits until the gateway follows what was done with the registry, whatever pages come of it. */
export async function followed(gateways: readonly GatewayUnderTest[], act: () => Promise<unknown>): Promise<void> {
  const revisionOf = async (gateway: GatewayUnderTest) =>
    (await gateway.fetch('/api/registry/live')).headers.get(REVISION_HEADER);
  const before = await Promise.all(gateways.map(revisionOf));
  await act();
  await Promise.all(
    gateways.map((gateway, index) => eventually(async () => (await revisionOf(gateway)) !== before[index])),
  );
}

/** Waits until visitors without cookies get these versions. */
export async function served(gateway: GatewayUnderTest, versions: Record<string, string | undefined>): Promise<void> {
  await eventually(async () => {
    const registry = await registryOf(gateway);
    return Object.entries(versions).every(([app, version]) =>
      app === 'shell' ? registry?.shell.version === version : registry?.remotes[app]?.live.version === version,
    );
  });
}
