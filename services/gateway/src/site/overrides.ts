import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { OverrideBody } from '@serein/contracts/registry';
import { AppName, OverrideBody as OverrideSchema } from '@serein/contracts/registry/schemas';
import { CONFIG } from '@serein/service-kit';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { RevokedTokens } from '../session/revoked-tokens.ts';
import type { OverrideTarget } from './choice.ts';

export const OVERRIDE_COOKIE = 'serein-override';
export const OVERRIDE_SECONDS = 8 * 60 * 60;

const TOKEN = { issuer: 'serein-gateway', audience: 'serein-override' } as const;

/** By whose right an override is there: an admin's session, a deploy token, or development, where anyone may. */
const Holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('admin'), id: z.string(), tokenVersion: z.number() }),
  z.object({ kind: z.literal('deploy'), who: z.string() }),
  z.object({ kind: z.literal('development') }),
]);
export type OverrideHolder = z.output<typeof Holder>;

const Claims = z.object({ holder: Holder, apps: z.record(AppName, z.unknown()) });

export type OverrideTargets = ReadonlyMap<string, OverrideTarget>;

/** Signs and reads the cookie that points apps at other versions for the visitor who holds it. */
@Injectable()
export class Overrides {
  constructor(
    private readonly jwt: JwtService,
    private readonly revoked: RevokedTokens,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The cookie's value once one more app is overridden. Earlier ones stay when they were of the same holder. */
  add(before: string | undefined, holder: OverrideHolder, override: OverrideBody): string {
    const old = before === undefined ? null : this.#claimsOf(before);
    const isSame = old !== null && JSON.stringify(old.holder) === JSON.stringify(holder);
    const { app, ...target } = override;
    return this.jwt.sign(
      { holder, apps: { ...(isSame ? old.apps : {}), [app]: target } },
      { secret: this.config.DEPLOY_SECRET, algorithm: 'HS256', ...TOKEN, expiresIn: OVERRIDE_SECONDS },
    );
  }

  /** What a cookie overrides; nothing where it is forged, expired, or its holder has lost the right. */
  read(cookie: string): OverrideTargets {
    const targets = new Map<string, OverrideTarget>();
    for (const [app, target] of Object.entries(this.#claimsOf(cookie)?.apps ?? {})) {
      const override = OverrideSchema.safeParse({ app, ...Object(target) }).data;
      if (override) targets.set(app, 'url' in override ? { url: override.url } : { version: override.version });
    }
    return targets;
  }

  #claimsOf(cookie: string): z.output<typeof Claims> | null {
    try {
      const options = { secret: this.config.DEPLOY_SECRET, algorithms: ['HS256' as const], ...TOKEN };
      const claims = Claims.safeParse(this.jwt.verify(cookie, options)).data;
      return claims && this.#isStillGood(claims.holder) ? claims : null;
    } catch {
      return null;
    }
  }

  #isStillGood(holder: OverrideHolder): boolean {
    if (holder.kind === 'admin') return !this.revoked.has(holder.id, holder.tokenVersion);
    return holder.kind === 'deploy' || this.config.NODE_ENV !== 'production';
  }
}
