import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { inCanary } from '@serein/registry';
import { CONFIG } from '@serein/service-kit';
import type { GatewayConfig } from '../config.ts';
import { cookieText, readCookie } from '../http/cookies.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Choice, Choices } from './choice.ts';
import type { LiveSite } from './live-site.ts';
import { OVERRIDE_COOKIE, Overrides } from './overrides.ts';
import type { SiteVariant } from './site-variant.ts';

/** A random name for a browser, given only while there is a canary, so that it stays on its side of it. */
const VISITOR_COOKIE = 'serein-visitor';
const VISITOR_ID = /^[\w-]{22}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface Visit {
  /** null while there is no shell. */
  variant: SiteVariant | null;
  /** Whether another visitor might get something else at the same address. */
  isPersonal: boolean;
}

/** Tells which variant of the site a visitor gets. */
@Injectable()
export class Visitors {
  constructor(
    private readonly overrides: Overrides,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The visitor's variant. Gives the browser its name where it needs one, on the answer to come. */
  async visit({ req, res }: Exchange, site: LiveSite): Promise<Visit> {
    const { cookie } = req.headers;
    const override = readCookie(cookie, OVERRIDE_COOKIE);
    if (override === undefined && site.canaries.length === 0) return { variant: site.common, isPersonal: false };
    const choices = new Map<string, Choice>();
    if (override !== undefined)
      for (const [app, target] of this.overrides.read(override)) choices.set(app, { channel: 'override', ...target });
    // Who tries a version, as the smoke load does, is to see it among live ones.
    if (choices.size === 0 && site.canaries.length > 0) {
      let visitor = readCookie(cookie, VISITOR_COOKIE);
      if (visitor === undefined || !VISITOR_ID.test(visitor)) {
        visitor = randomBytes(16).toString('base64url');
        res.append('Set-Cookie', this.#visitorCookie(visitor));
      }
      for (const { app, version, percent } of site.canaries)
        if (inCanary(visitor, app, version, percent)) choices.set(app, { channel: 'canary' });
    }
    return { variant: await site.variant(choices satisfies Choices), isPersonal: true };
  }

  #visitorCookie(value: string): string {
    const secure = this.config.NODE_ENV === 'production';
    return cookieText({ name: VISITOR_COOKIE, value, sameSite: 'Lax', maxAgeSeconds: YEAR_SECONDS, secure });
  }
}
