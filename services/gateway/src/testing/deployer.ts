import type { SmokeReport } from '@serein/contracts/registry';
import { integrityOf, versionOf } from '@serein/registry';
import { bearer, deployToken, type GatewayUnderTest } from './gateway-under-test.ts';
import type { Files } from './sites.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  body: any;
  headers: Headers;
}

/** Whoever deploys, over HTTP. */
export class Deployer {
  constructor(
    private readonly gateway: GatewayUnderTest,
    readonly app: string,
    private readonly token: string | null = deployToken(app),
  ) {}

  /** Publishes a build as a command does. @returns the version's name */
  async publish(files: Files): Promise<string> {
    const { version, body } = describe(files);
    const { missing } = (await this.announce(version, body)).body;
    for (const path of missing) {
      const { status } = await this.putFile(version, path, Buffer.from(files[path] ?? ''));
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    }
    const again = await this.announce(version, body);
    if (again.body.missing?.length !== 0) throw new Error(`Not published: ${JSON.stringify(again.body)}`);
    return version;
  }

  announce(version: string, body: unknown): Promise<Answer> {
    return this.call('PUT', `/apps/${this.app}/versions/${version}`, body);
  }

  putFile(version: string, path: string, bytes: Uint8Array): Promise<Answer> {
    const query = new URLSearchParams({ path });
    return this.#send(`/apps/${this.app}/versions/${version}/file?${query}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  }

  /** Changes the app on the revision that is there now, unless the change names another one. */
  async change(change: Record<string, unknown>): Promise<Answer> {
    const revision = (await this.gateway.store.pointer(this.app))?.revision ?? null;
    return this.call('POST', `/apps/${this.app}/changes`, { revision, ...change });
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.#send(path, { method, headers: { 'Content-Type': 'application/json' }, ...json });
  }

  async #send(path: string, init: RequestInit): Promise<Answer> {
    const headers = { ...(init.headers as Record<string, string>), ...(this.token ? bearer(this.token) : {}) };
    const answer = await this.gateway.fetch(`/api/registry${path}`, { ...init, headers });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }
}

/** What a command says of a build before it sends it. */
export function describe(files: Files) {
  const described = Object.fromEntries(
    Object.entries(files).map(([path, content]) => {
      const bytes = Buffer.from(content);
      return [path, { size: bytes.length, integrity: integrityOf(bytes) }];
    }),
  );
  return { version: versionOf(described), body: { files: described, commit: 'abc1234' } };
}

/** A smoke load in which everything was shown. */
export const shown = (...modules: string[]): SmokeReport => ({
  ran: true,
  modules: modules.map((module) => ({ module, trouble: null })),
});
