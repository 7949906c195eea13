import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { JwtService } from '@nestjs/jwt';
import type { Route, RouteDefinition } from '@serein/contracts';
import { DEPLOY_TOKEN } from '@serein/contracts/registry';
import { startNats } from '@serein/infra';
import { RegistryStore } from '@serein/registry';
import { BUCKET, HEADER, loadConfig, openBucket, SESSION_TOKEN } from '@serein/service-kit';
import { GatewayConfig } from '../config.ts';
import { startGateway } from '../start-gateway.ts';

const JWT_SECRET = 'a secret of the session tokens for tests';
export const CONTEXT_SECRET = 'a secret of the user contexts for tests';

export const DEPLOY_SECRET = 'a secret of the deploy tokens for tests';

/** How long a gateway that stops waits, by the announced routes. */
type StopLimit = (routes: readonly Route[]) => number;

/** A gateway on a real NATS server, and the means to play the services behind it and those who deploy. */
export class GatewayUnderTest {
  private constructor(
    readonly url: string,
    readonly config: GatewayConfig,
    readonly nats: NatsConnection,
    readonly store: RegistryStore,
    private readonly natsUrl: string,
    readonly stop: () => Promise<void>,
  ) {}

  get dataDir(): string {
    return this.config.DATA_DIR;
  }

  static async start(env: Record<string, string> = {}): Promise<GatewayUnderTest> {
    const dataDir = await newFolder();
    const server = await startNats({ dataDir });
    return GatewayUnderTest.#on(server.url, env, async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** Another gateway of the same site, with an empty disk. */
  another(env: Record<string, string> = {}, stopLimit?: StopLimit): Promise<GatewayUnderTest> {
    return GatewayUnderTest.#on(this.natsUrl, env, async () => undefined, stopLimit);
  }

  static async #on(
    natsUrl: string,
    env: Record<string, string>,
    stopServer: () => Promise<void>,
    stopLimit?: StopLimit,
  ): Promise<GatewayUnderTest> {
    const dataDir = await newFolder();
    const nats = await connect({ servers: natsUrl });
    const config = loadConfig(GatewayConfig, {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      NATS_URL: natsUrl,
      JWT_SECRET,
      CONTEXT_SECRET,
      DEPLOY_SECRET,
      LOG_LEVEL: 'silent',
      EXPECTED_SERVICES: 'zoo',
      ...env,
    });
    const gateway = await startGateway(config, stopLimit);
    const store = await RegistryStore.open(nats);
    return new GatewayUnderTest(gateway.url, config, nats, store, natsUrl, async () => {
      await gateway.stop();
      await nats.close();
      await stopServer();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, { redirect: 'manual', ...init });
  }

  /** Announces a service's routes as the service kit does, and waits until the gateway has them. */
  async announce(service: string, definitions: Record<string, RouteDefinition>): Promise<void> {
    const routes: Route[] = Object.entries(definitions).map(([name, definition]) => ({
      ...definition,
      service,
      name,
      subject: `rpc.${service}.${name}`,
    }));
    await this.put(BUCKET.routes, service, { service, routes });
    const probe = routes.at(-1);
    if (!probe) return;
    const address = probe.path.replace(/:\w+/g, 'probe');
    await eventually(async () => {
      // Another method than any route has: 405 says that the path is known, and nothing is called.
      const { status } = await this.fetch(address, { method: 'OPTIONS' });
      return status === 405;
    });
  }

  /** Answers a subject; the handler gets the request and gives status and body. */
  respond(subject: string, handler: (request: Msg) => { status: number; body: unknown } | Promise<never>): void {
    this.nats.subscribe(subject, {
      callback: (_error, message) => {
        void Promise.resolve(handler(message)).then(({ status, body }) =>
          message.respond(JSON.stringify(body), {
            headers: statusHeader(status),
          }),
        );
      },
    });
  }

  async put(bucket: string, key: string, value: unknown): Promise<void> {
    await (await openBucket(this.nats, bucket)).put(key, JSON.stringify(value));
  }
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'serein-gateway-'));

/** Header of a reply with this HTTP status. */
export function statusHeader(status: number) {
  const head = headers();
  head.set(HEADER.status, String(status));
  return head;
}

/** Long enough for a busy machine: what comes is not waited for any longer than it takes. */
const EVENTUALLY_MS = 60_000;

/** Asks again until the condition holds. */
export async function eventually(condition: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + EVENTUALLY_MS;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(`The condition did not come true within ${EVENTUALLY_MS / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface TokenParts {
  sub?: string;
  role?: string;
  ver?: number;
  secret?: string;
  audience?: string;
  issuer?: string;
  expiresIn?: number;
}

/** A session token as identity issues it, or one with something wrong. */
export function sessionToken(parts: TokenParts = {}): string {
  const { sub = 'user-1', role = 'patient', ver = 1, secret = JWT_SECRET, expiresIn = 3600 } = parts;
  const { issuer = SESSION_TOKEN.issuer, audience = SESSION_TOKEN.audience } = parts;
  const options = { secret, algorithm: 'HS256', issuer, audience, expiresIn } as const;
  return new JwtService().sign({ sub, role, anon: false, ver }, options);
}

/** What a team deploys with. */
export function deployToken(app: string, secret = DEPLOY_SECRET): string {
  const options = { secret, algorithm: 'HS256', ...DEPLOY_TOKEN, expiresIn: 3600 } as const;
  return new JwtService().sign({ sub: `${app} team`, app }, options);
}

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
