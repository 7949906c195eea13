import type { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { CONTEXT_TOKEN } from '../wire.ts';

declare const verified: unique symbol;

/** A user whose signed context was checked. Nothing but the kit makes one, so that an owner cannot be invented. */
export interface VerifiedUser {
  readonly [verified]: true;
  readonly id: string;
  readonly role: 'patient' | 'admin';
  readonly isAnonymous: boolean;
}

const Claims = z
  .object({ sub: z.string().min(1), role: z.enum(['patient', 'admin']), anon: z.boolean() })
  .transform(({ sub, role, anon }) => ({ id: sub, role, isAnonymous: anon }) as VerifiedUser);

/** @returns the user of a context token, or null for one that is forged, expired or meant for others */
export function verifyContextToken(jwt: JwtService, token: string): VerifiedUser | null {
  try {
    return Claims.parse(
      jwt.verify(token, {
        algorithms: ['HS256'],
        issuer: CONTEXT_TOKEN.issuer,
        audience: CONTEXT_TOKEN.audience,
        clockTolerance: 5,
      }),
    );
  } catch {
    return null;
  }
}
