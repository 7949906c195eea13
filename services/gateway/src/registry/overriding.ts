import { Inject, Injectable } from '@nestjs/common';
import { SHELL_APP } from '@serein/contracts/registry';
import { OverrideBody } from '@serein/contracts/registry/schemas';
import { RegistryStore } from '@serein/registry';
import { CONFIG } from '@serein/service-kit';
import type { GatewayConfig } from '../config.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import type { Refusal } from '../http/failure-answer.ts';
import { OVERRIDE_COOKIE, OVERRIDE_SECONDS, type OverrideHolder, Overrides } from '../site/overrides.ts';
import { type Admission, Authorities } from './authority.ts';
import { type Call, type Outcome, refused } from './call.ts';
import { readInput } from './read-input.ts';

/** Points apps at other versions for the one who asks, by a cookie that only this site sends back. */
@Injectable()
export class Overriding {
  constructor(
    private readonly store: RegistryStore,
    private readonly authorities: Authorities,
    private readonly overrides: Overrides,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async begin({ exchange, body }: Call): Promise<Outcome> {
    const said = readInput('body', OverrideBody, body);
    const holder = this.#holderOf(
      this.authorities.identify(exchange.req),
      'input' in said ? said.input.app : undefined,
    );
    if ('refusal' in holder) return holder;
    if ('refusal' in said) return said;
    const override = said.input;
    // The gateway would ask its own machine for the page, not the visitor's.
    if ('url' in override && override.app === SHELL_APP && this.config.NODE_ENV === 'production')
      return refused('invalid', {
        field: 'body.url',
        message: 'Here only a published version can stand in for the shell.',
      });
    if ('version' in override && !(await this.store.record(override.app, override.version)))
      return refused('versionUnknown');
    const before = readCookie(exchange.req.headers.cookie, OVERRIDE_COOKIE);
    this.#setCookie(exchange.res, this.overrides.add(before, holder, override), OVERRIDE_SECONDS);
    return { data: {} };
  }

  async end({ exchange }: Call): Promise<Outcome> {
    this.#setCookie(exchange.res, '', 0);
    return { data: {} };
  }

  #holderOf(admission: Admission, app: string | undefined): OverrideHolder | { refusal: Refusal } {
    if ('refusal' in admission) return this.config.NODE_ENV === 'production' ? admission : { kind: 'development' };
    const { authority } = admission;
    if (authority.kind === 'admin') {
      const { id, tokenVersion } = authority.caller;
      return { kind: 'admin', id, tokenVersion };
    }
    const isOwn = app === undefined || app === authority.app;
    return isOwn ? { kind: 'deploy', who: authority.who } : refused('notAllowed');
  }

  #setCookie(res: Call['exchange']['res'], value: string, maxAgeSeconds: number): void {
    const secure = this.config.NODE_ENV === 'production';
    res.append('Set-Cookie', cookieText({ name: OVERRIDE_COOKIE, value, sameSite: 'Strict', maxAgeSeconds, secure }));
  }
}
