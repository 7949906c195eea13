import { createHmac } from 'node:crypto';
import { DEPLOY_TOKEN } from '@serein/contracts/registry';

interface Grant {
  app: string;
  /** Who holds it: what the registry writes down as the author of a change. */
  by: string;
  seconds: number;
}

/** A deploy token: a JWT, HS256. */
export function signDeployToken({ app, by, seconds }: Grant, secret: string, now = new Date()): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    sub: by,
    app,
    iss: DEPLOY_TOKEN.issuer,
    aud: DEPLOY_TOKEN.audience,
    iat,
    exp: iat + seconds,
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encode).join('.');
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** What a token says of itself, unverified: the site does that. Undefined for what is no token. */
export function readClaims(token: string): { app?: string; exp?: number } | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
