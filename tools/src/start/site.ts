import { join } from 'node:path';
import { startMongo, startNats } from '@serein/infra';
import { buildApp, buildDevelopmentHost, buildServices, type OnRun } from '../build/build.ts';
import { inPool } from '../build/pool.ts';
import { DEVELOPMENT_HOST } from '../build/units.ts';
import { publish } from '../publish/publish.ts';
import { openControl } from '../roll/control.ts';
import { APPS, type App, GATEWAY, SERVICES, SHELL } from '../workspace.ts';
import type { Cleanup } from './cleanup.ts';
import { readCopies } from './copies.ts';
import { claimPort } from './port.ts';
import { Processes } from './processes.ts';
import type { Progress } from './progress.ts';
import { waitUntilReady } from './ready.ts';
import { claimDataDir, tellAddresses } from './running-site.ts';
import { readSecrets, type Settings } from './settings.ts';
import { welcome } from './welcome.ts';

/** The machine's two cores: more builds at once only wait for each other. */
const BUILDS_AT_ONCE = 2;

interface Launch {
  settings: Settings;
  cleanup: Cleanup;
  progress: Progress;
  /** An app that is not built, because its dev server gives it. */
  dev?: { app: App; url: string };
}

/** Brings the whole site up and answers its processes. What it started is in `cleanup`, also when it fails half way. */
export async function startSite({ settings, cleanup, progress, dev }: Launch): Promise<Processes> {
  const { dataDir, port } = settings;
  const copies = readCopies();
  await claimPort(port);
  await cleanup.add(claimDataDir(dataDir));

  const apps = APPS.filter((app) => app !== dev?.app);
  const needsDevelopmentHost = dev !== undefined && dev.app !== SHELL;
  const buildOf = (app: App) => (onRun: OnRun) =>
    app === SHELL && needsDevelopmentHost ? buildDevelopmentHost(onRun) : buildApp(app, onRun);
  const outputOf = (app: App) => (app === SHELL && needsDevelopmentHost ? DEVELOPMENT_HOST : `${app.folder}/dist`);
  const [nats, mongo] = await Promise.all([
    startServer('NATS with JetStream', () => startNats({ dataDir })),
    startServer('MongoDB', () => startMongo({ dataDir })),
    inPool(BUILDS_AT_ONCE, [
      () => build('services', buildServices),
      ...apps.map((app) => () => build(app.name, buildOf(app))),
    ]),
  ]);
  const url = `http://localhost:${port}`;
  const addresses = { natsUrl: nats.url, mongodbUri: mongo.uri, url };
  tellAddresses(dataDir, addresses);
  await progress.step(
    'publish',
    () =>
      publish(nats.url, {
        isShared: nats.pid === undefined,
        builds: apps.map((app) => ({ app: app.name, folder: outputOf(app) })),
        dev: dev && { app: dev.app.name, url: dev.url },
      }),
    (left) =>
      left.length > 0 ? `published; deployed here, and left alone: ${left.join(', ')} (npm run deploy)` : 'published',
  );

  const env = {
    ...process.env,
    ...readSecrets(settings),
    NODE_ENV: settings.isProduction ? 'production' : 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    NATS_URL: nats.url,
    MONGODB_URI: mongo.uri,
    SEED: settings.seed,
  };
  const logs = join(dataDir, 'logs');
  const processes = new Processes({ env, logs, progress, copies });
  await cleanup.add(() => processes.stop());
  await progress.step(
    'services',
    () => {
      if (!cleanup.isRunning) for (const name of [...SERVICES, GATEWAY]) processes.start(name);
      return Promise.race([waitUntilReady(url), processes.hopeless]);
    },
    () => `${SERVICES.length} services and the gateway are ready`,
  );
  const control = await openControl({
    roll: (service, tell) =>
      processes.roll(service, (line) => {
        progress.line(`  ↻ ${service}: ${line}`);
        tell(line);
      }),
  });
  await cleanup.add(() => control.close());
  tellAddresses(dataDir, { ...addresses, control: control.path });
  progress.line(welcome(url, settings.seed, logs));
  return processes;

  function startServer<T extends { stop(): Promise<void> }>(label: string, start: () => Promise<T>): Promise<T> {
    return progress.step(label, async () => {
      const server = await start();
      await cleanup.add(() => server.stop());
      return server;
    });
  }

  function build(name: string, task: (onRun: OnRun) => Promise<boolean>): Promise<boolean> {
    const run = () => task((command) => void cleanup.add(() => command.kill()));
    return progress.step(`build ${name}`, run, (built) => (built ? `${name} built` : `${name} unchanged`));
  }
}
