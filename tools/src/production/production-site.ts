import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type Guarded, runGuarded, startMongo } from '@serein/infra';
import { GATEWAY, ROOT, SERVICES, serviceFolder } from '../workspace.ts';
import { fillInVariables, interpolate, readCompose } from './compose.ts';
import { type NatsCluster, startNatsCluster } from './nats-cluster.ts';

const run = promisify(execFile);

/** A PNG of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SHOWN_REFUSALS = 10;
const SHOWN_CHARACTERS = 300;

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Gateway and services as docker-compose.yml runs them, on a NATS cluster with its accounts. */
export class ProductionSite {
  private constructor(
    readonly url: string,
    readonly cluster: NatsCluster,
    private readonly environmentOf: (name: string) => Record<string, string>,
    private readonly stopAll: () => Promise<void>,
  ) {}

  /**
   * Every process has exactly the environment of docker-compose.yml, with only addresses, port and folder changed for
   * this machine. MongoDB has no accounts here. The services must be built.
   */
  static async start(): Promise<ProductionSite> {
    const variables = fillInVariables();
    const dataDir = mkdtempSync(join(tmpdir(), 'serein-production-'));
    const [cluster, mongo, port] = await Promise.all([
      startNatsCluster(variables),
      startMongo({ dataDir }),
      freePort(),
    ]);
    const services = interpolate(readCompose().services, variables);
    const here = { NATS_URL: cluster.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    const environmentOf = (name: string): Record<string, string> => ({
      ...services[name]?.environment,
      ...here,
      ...(name === GATEWAY ? { PORT: String(port) } : { MONGODB_URI: mongo.uri }),
    });
    const url = `http://127.0.0.1:${port}`;
    const logOf = (name: string) => join(dataDir, `${name}.log`);
    const start = (name: string, isReady: () => Promise<boolean>) =>
      runGuarded({
        command: process.execPath,
        args: [join(ROOT, serviceFolder(name), 'dist/main.js')],
        env: environmentOf(name),
        logFile: logOf(name),
        isReady,
      });
    const processes: Guarded[] = [];
    const stopAll = async () => {
      await Promise.all(processes.map((process) => process.stop()));
      await Promise.all([cluster.stop(), mongo.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    };
    try {
      for (const name of SERVICES) processes.push(await start(name, async () => true));
      processes.push(await start(GATEWAY, () => isReady(url)));
    } catch (error) {
      const logs = [GATEWAY, ...SERVICES].map((name) => `${name}: ${end(logOf(name))}`);
      const refusals = cluster.refusals().slice(0, SHOWN_REFUSALS);
      await stopAll();
      throw new Error(['The site did not start.', ...refusals, ...logs].join('\n'), { cause: error });
    }
    return new ProductionSite(url, cluster, environmentOf, stopAll);
  }

  /** Sends JSON, and answers status and JSON. */
  async call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: Object.fromEntries(Object.entries(Object(await answer.json()))) };
  }

  /** Uploads a profile picture, and answers the status. */
  async upload(name: string, token: string): Promise<number> {
    const form = new FormData();
    form.set('image', new File([Buffer.from(DOT, 'base64')], name, { type: 'image/png' }));
    const headers = { Authorization: `Bearer ${token}` };
    const path = '/api/user/upload-profile-image';
    return (await fetch(this.url + path, { method: 'POST', headers, body: form })).status;
  }

  /** Runs the health check of a container; rejects as it fails. */
  async checkHealth(name: string, changes: Record<string, string> = {}): Promise<void> {
    const [, command = '', script = ''] = readCompose().services[name]?.healthcheck?.test ?? [];
    const env = { PATH: process.env.PATH, SERVICE: name, ...this.environmentOf(name), ...changes };
    await run(command, [join(ROOT, script)], { env });
  }

  stop(): Promise<void> {
    return this.stopAll();
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

function end(logFile: string): string {
  try {
    return readFileSync(logFile, 'utf8').slice(-SHOWN_CHARACTERS);
  } catch {
    return 'no log';
  }
}
