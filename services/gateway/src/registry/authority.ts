import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DEPLOY_TOKEN } from '@serein/contracts/registry';
import { AppName } from '@serein/contracts/registry/schemas';
import { CONFIG } from '@serein/service-kit';
import type { Request } from 'express';
import { z } from 'zod';
import { tokenOf } from '../api/authorise.ts';
import type { GatewayConfig } from '../config.ts';
import type { Refusal } from '../http/failure-answer.ts';
import { type Caller, Sessions } from '../session/sessions.ts';

const Claims = z.object({ sub: z.string().min(1).max(100), app: AppName });

/** By whose right something is asked of the registry. */
export type Authority = { kind: 'deploy'; who: string; app: string } | { kind: 'admin'; who: string; caller: Caller };

/** What a call asks for: to look, to move the pointer between versions that were live, or to bring a new one. */
export type Right = 'read' | 'restore' | 'deploy';

export type Admission = { authority: Authority } | { refusal: Refusal };

/** Tells who asks, and whether they may. */
@Injectable()
export class Authorities {
  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Who asks, or why nobody who may. */
  identify(req: Request): Admission {
    const token = tokenOf(req);
    if (token === undefined) return { refusal: { code: 'notSignedIn' } };
    const deploy = this.#deployToken(token);
    if (deploy) return { authority: deploy };
    const caller = this.sessions.callerOf(token);
    if (!caller) return { refusal: { code: 'sessionExpired' } };
    if (caller.role !== 'admin') return { refusal: { code: 'notAllowed' } };
    return { authority: { kind: 'admin', who: `admin ${caller.id}`, caller } };
  }

  /** @param app what the call is about; undefined for none in particular */
  admit(req: Request, right: Right, app: string | undefined): Admission {
    const admission = this.identify(req);
    if ('refusal' in admission || mayDo(admission.authority, right, app)) return admission;
    return { refusal: { code: 'notAllowed' } };
  }

  #deployToken(token: string): Authority | null {
    try {
      const options = { secret: this.config.DEPLOY_SECRET, algorithms: ['HS256' as const], ...DEPLOY_TOKEN };
      const claims = Claims.safeParse(this.jwt.verify(token, options)).data;
      return claims ? { kind: 'deploy', who: claims.sub, app: claims.app } : null;
    } catch {
      return null;
    }
  }
}

/** A deploy token reads everything and changes its own app; an admin changes every app, but brings nothing new. */
export function mayDo(authority: Authority, right: Right, app: string | undefined): boolean {
  if (right === 'read') return true;
  return authority.kind === 'deploy' ? app === authority.app : right === 'restore';
}
