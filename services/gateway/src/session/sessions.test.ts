import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { BUCKET, CONTEXT_TOKEN, HEADER } from '@serein/service-kit';
import {
  bearer,
  CONTEXT_SECRET,
  eventually,
  GatewayUnderTest,
  sessionToken,
  type TokenParts,
} from '../testing/gateway-under-test.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  gateway.respond('rpc.zoo.*', (message) => ({
    status: 200,
    body: { success: true, user: message.headers?.get(HEADER.user) || null },
  }));
  await gateway.announce('zoo', {
    open: { method: 'GET', path: '/api/zoo/open', auth: 'none' },
    either: { method: 'GET', path: '/api/zoo/either', auth: 'optional' },
    mine: { method: 'GET', path: '/api/zoo/mine', auth: 'session', tokenHeader: 'token' },
    keeper: { method: 'GET', path: '/api/zoo/keeper', auth: 'admin' },
  });
});

afterAll(() => gateway.stop());

async function call(path: string, headers: Record<string, string> = {}) {
  const answer = await gateway.fetch(`/api/zoo/${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as { user: string; code?: string } };
}

const unsigned = (): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'user-1', role: 'admin', anon: false, ver: 1, exp: 9_999_999_999 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iss: 'serein-identity', aud: 'serein-site' })}.`;
};

describe('session tokens', () => {
  test('the services get the user as a signed context, and nothing of the session token', async () => {
    const token = sessionToken({ sub: 'asha' });
    const { body } = await call('mine', bearer(token));
    const { issuer, audience } = CONTEXT_TOKEN;
    const options = { secret: CONTEXT_SECRET, algorithms: ['HS256' as const], issuer, audience };
    const claims = new JwtService().verify(body.user, options);
    expect(claims).toMatchObject({ sub: 'asha', role: 'patient', anon: false });
    expect(claims.exp - claims.iat).toBe(CONTEXT_TOKEN.seconds);
  });

  test.each<[string, TokenParts]>([
    ['another secret', { secret: 'another secret of the same kind' }],
    ['another audience', { audience: 'serein-services' }],
    ['another issuer', { issuer: 'someone' }],
    ['expired', { expiresIn: -10 }],
    ['an unknown role', { role: 'root' }],
  ])('%s: refused where a session is needed, a visitor where not', async (_case, parts) => {
    const headers = bearer(sessionToken(parts));
    expect(await call('mine', headers)).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    expect(await call('either', headers)).toMatchObject({ status: 200, body: { user: null } });
    expect(await call('open', headers)).toMatchObject({ status: 200, body: { user: null } });
  });

  test('an unsigned token is refused', async () => {
    expect(await call('keeper', bearer(unsigned()))).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
  });

  test('a context is not a session', async () => {
    const { body } = await call('mine', bearer(sessionToken()));
    expect((await call('mine', bearer(body.user))).status).toBe(401);
  });

  test('no token: 401; the wrong role: 403; the right one: in', async () => {
    expect(await call('mine')).toMatchObject({ status: 401, body: { code: 'notSignedIn' } });
    expect(await call('keeper', bearer(sessionToken()))).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
    expect((await call('keeper', bearer(sessionToken({ role: 'admin' })))).status).toBe(200);
  });

  test('a route may name another header for the token', async () => {
    expect((await call('mine', { token: sessionToken() })).status).toBe(200);
    expect((await call('keeper', { token: sessionToken({ role: 'admin' }) })).status).toBe(401);
  });

  test('revoked tokens are refused at once, newer ones are good', async () => {
    const old = bearer(sessionToken({ sub: 'ravi', ver: 1 }));
    expect((await call('mine', old)).status).toBe(200);
    await gateway.put(BUCKET.revocations, 'ravi', 2);
    await eventually(async () => (await call('mine', old)).status === 401);
    expect((await call('mine', bearer(sessionToken({ sub: 'ravi', ver: 2 })))).status).toBe(200);
    expect((await call('mine', bearer(sessionToken({ sub: 'other', ver: 1 })))).status).toBe(200);
  });
});
