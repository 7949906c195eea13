import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { CONFIG, CONTEXT_TOKEN, SESSION_TOKEN } from '@serein/service-kit';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { RevokedTokens } from './revoked-tokens.ts';

const Claims = z.object({
  sub: z.string().min(1),
  role: z.enum(['patient', 'admin']),
  anon: z.boolean(),
  ver: z.number(),
  exp: z.number(),
});

/** The holder of a good session token. */
export interface Caller {
  id: string;
  role: 'patient' | 'admin';
  /** Of the token; a later revocation names it. */
  tokenVersion: number;
  /** The signed user context that services read. */
  context: string;
}

interface KnownToken {
  claims: z.output<typeof Claims>;
  caller: Caller;
  contextMadeAt: number;
}

const KNOWN_TOKENS = 10_000;
/** A context is handed out for less than half of its life, so that it is good for as long as a request may wait. */
const CONTEXT_REUSE_MS = (CONTEXT_TOKEN.seconds * 1000) / 3;

/** Checks session tokens and makes the user contexts. A token is verified once and remembered. */
@Injectable()
export class Sessions {
  readonly #known = new BoundedMap<string, KnownToken>(KNOWN_TOKENS);

  constructor(
    private readonly jwt: JwtService,
    private readonly revoked: RevokedTokens,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The token's holder, or null where the token is malformed, forged, meant for another, expired or revoked. */
  callerOf(token: string): Caller | null {
    const known = this.#known.get(token) ?? this.#verify(token);
    if (!known) return null;
    const { claims } = known;
    const now = Date.now();
    if (claims.exp * 1000 <= now || this.revoked.has(claims.sub, claims.ver)) return null;
    if (now - known.contextMadeAt > CONTEXT_REUSE_MS) {
      known.caller = { ...known.caller, context: this.#contextOf(claims) };
      known.contextMadeAt = now;
    }
    return known.caller;
  }

  #verify(token: string): KnownToken | null {
    const claims = this.#claimsOf(token);
    if (!claims) return null;
    const { sub: id, role, ver: tokenVersion } = claims;
    const caller: Caller = { id, role, tokenVersion, context: this.#contextOf(claims) };
    const known = { claims, caller, contextMadeAt: Date.now() };
    this.#known.set(token, known);
    return known;
  }

  #claimsOf(token: string): z.output<typeof Claims> | null {
    try {
      const claims: unknown = this.jwt.verify(token, {
        secret: this.config.JWT_SECRET,
        algorithms: ['HS256'],
        issuer: SESSION_TOKEN.issuer,
        audience: SESSION_TOKEN.audience,
      });
      return Claims.safeParse(claims).data ?? null;
    } catch {
      return null;
    }
  }

  #contextOf({ sub, role, anon }: z.output<typeof Claims>): string {
    return this.jwt.sign(
      { sub, role, anon },
      {
        secret: this.config.CONTEXT_SECRET,
        algorithm: 'HS256',
        issuer: CONTEXT_TOKEN.issuer,
        audience: CONTEXT_TOKEN.audience,
        expiresIn: CONTEXT_TOKEN.seconds,
      },
    );
  }
}
