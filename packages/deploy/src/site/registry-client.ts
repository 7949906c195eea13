import type { FailureBody, RequestOf, ResponseOf, Route } from '@serein/contracts';
import { type AppOverview, registryRoutes } from '@serein/contracts/registry';
import { DeployFailure } from '../failure.ts';
import type { Access } from './access.ts';
import { fetchPatiently } from './patience.ts';

/** A refusal by the site. `reasons` is the gate's, where it was the gate. */
export class Refusal extends DeployFailure {
  constructor(
    message: string,
    readonly code: string,
    readonly reasons: readonly string[],
  ) {
    super(message);
  }
}

type Call<R extends Route> = Partial<RequestOf<R>> & { bytes?: Uint8Array<ArrayBuffer> };

/** The registry of a site, over HTTP. Calls throw `Refusal` for what the site refuses, `DeployFailure` for no answer. */
export class RegistryClient {
  constructor(readonly access: Access) {}

  async call<R extends Route>(route: R, { params, query, body, bytes }: Call<R> = {}): Promise<ResponseOf<R>> {
    const answer = await fetchPatiently(this.access.url + addressOf(route, params, query), {
      method: route.method,
      headers: {
        authorization: `Bearer ${this.access.token}`,
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(bytes ? { body: bytes } : {}),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = (await answer.json().catch(() => undefined)) as (ResponseOf<R> & FailureBody) | undefined;
    if (answer.ok && said) return said;
    throw this.#refusal(answer.status, said);
  }

  /** What the site says of one app; null before its first deployment. */
  async overview(app: string): Promise<AppOverview | null> {
    const { apps } = await this.call(registryRoutes.overview);
    return apps.find((known) => known.app === app) ?? null;
  }

  #refusal(status: number, said: Partial<FailureBody> | undefined): DeployFailure {
    const { url } = this.access;
    if (!said?.code || !said.message) {
      return new DeployFailure(`${url} answered ${status} and does not look like a Serein site.`);
    }
    if (status === 401) return new DeployFailure(`${url} does not accept this deploy token.`);
    if (status === 403) return new DeployFailure(`${url} does not allow this to the holder of this token.`);
    const reasons = 'reasons' in said && Array.isArray(said.reasons) ? said.reasons.map(String) : [];
    const place = said.field ? ` (${said.field})` : '';
    return new Refusal(said.message + place, said.code, reasons);
  }
}

function addressOf(route: Route, params: unknown, query: unknown): string {
  const values = new Map(entries(params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams(entries(query));
  return search.size > 0 ? `${path}?${search}` : path;
}

const entries = (part: unknown): [string, string][] =>
  Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]);
