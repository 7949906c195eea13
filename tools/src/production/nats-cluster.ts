import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNatsServer, freePort, type Guarded, runGuarded } from '@serein/infra';
import { ROOT } from '../workspace.ts';
import { interpolate, readCompose } from './compose.ts';

export interface NatsCluster {
  /** Of all three servers, separated by commas. */
  url: string;
  /** What the servers have refused to users so far, a line each. */
  refusals(): string[];
  /** Stops one server; the others go on. Call what it answers to start the server again. */
  stopOne(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

interface Member {
  name: string;
  client: number;
  monitor: number;
  route: number;
}

/**
 * Starts three servers on loopback with the configuration and the environment that docker-compose.yml gives them; only
 * ports and data folders are others.
 * @param variables what docker/.env would say
 */
export async function startNatsCluster(variables: Readonly<Record<string, string>>): Promise<NatsCluster> {
  const command = await findNatsServer();
  const folder = mkdtempSync(join(tmpdir(), 'serein-cluster-'));
  const members: Member[] = [];
  for (const name of ['nats1', 'nats2', 'nats3'])
    members.push({ name, client: await freePort(), monitor: await freePort(), route: await freePort() });
  const services = interpolate(readCompose().services, variables);
  const toLoopback = (routes: string) =>
    members.reduce((text, { name, route }) => text.replace(`${name}:6222`, `127.0.0.1:${route}`), routes);
  const logFileOf = ({ name }: Member) => join(folder, `${name}.log`);
  const start = (member: Member) => {
    const { NATS_ROUTES = '', ...environment } = services[member.name]?.environment ?? {};
    const data = join(folder, member.name);
    mkdirSync(data, { recursive: true });
    return runGuarded({
      command,
      args: serverArguments(member),
      env: { ...environment, NATS_ROUTES: toLoopback(NATS_ROUTES), NATS_STORE: data },
      logFile: logFileOf(member),
      isReady: () => isHealthy(member),
    });
  };
  const started = await Promise.allSettled(members.map(start));
  const servers = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server: Guarded) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return {
    url: members.map(({ client }) => `nats://127.0.0.1:${client}`).join(','),
    refusals: () => members.flatMap((member) => linesWith(/(Publish|Subscription) Violation/, logFileOf(member))),
    stopOne: async () => {
      const [member] = members;
      const [server] = servers.splice(0, 1);
      await server?.stop();
      return async () => {
        if (member) servers.unshift(await start(member));
      };
    },
    stop,
  };
}

function serverArguments({ client, monitor, route }: Member): string[] {
  return [
    ...['--config', join(ROOT, 'docker/nats/nats.conf')],
    ...['--addr', '127.0.0.1', '--port', String(client), '--http_port', String(monitor)],
    ...['--cluster', `nats://127.0.0.1:${route}`],
  ];
}

/** As the health check of docker-compose.yml asks: JetStream has a leader and this server follows it. */
async function isHealthy({ monitor }: Member): Promise<boolean> {
  const url = `http://127.0.0.1:${monitor}/healthz?js-server-only=true`;
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

const linesWith = (pattern: RegExp, file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => pattern.test(line));
