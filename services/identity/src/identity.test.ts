import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { JwtService } from '@nestjs/jwt';
import { getModelToken } from '@nestjs/mongoose';
import { DEMO_ACCOUNTS, eventSubject } from '@serein/contracts';
import { identityRoutes, PROFILE_CHANGED, type ProfileChanged } from '@serein/contracts/identity';
import { BUCKET, FileStore, openBucket } from '@serein/service-kit';
import { startService, type TestService, type TestUser } from '@serein/service-kit/testing';
import type { Model } from 'mongoose';
import { makeAdmin } from './accounts/make-admin.ts';
import { User } from './accounts/user.model.ts';
import { IdentityConfig } from './config.ts';
import { IdentityModule } from './identity.module.ts';

const JWT_SECRET = 'the-session-secret-of-the-tests';
const PHONE_HASH_SECRET = 'the-phone-secret-of-the-tests';

let service: TestService;
let users: Model<User>;

beforeAll(async () => {
  service = await startService({
    name: 'identity',
    module: IdentityModule,
    routes: identityRoutes,
    config: IdentityConfig,
    env: { JWT_SECRET, PHONE_HASH_SECRET, SEED: 'demo' },
  });
  users = service.app.get<Model<User>>(getModelToken(User.name), { strict: false });
});
afterAll(() => service.stop());

async function register(email: string): Promise<TestUser> {
  const body = { name: 'Meera Nair', email, password: 'a long password' };
  const answer = await service.call(identityRoutes.register, { body, deadlineMs: 15_000 });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Account created successfully!' } });
  const { sub } = new JwtService({ secret: JWT_SECRET }).verify<{ sub: string }>(answer.body.token);
  return { id: sub, role: 'patient', isAnonymous: false };
}

const pictureOf = async (user: TestUser, id: string) => {
  const facts = { type: 'image/webp', owner: user.id, visibility: 'public', name: 'me.webp' } as const;
  const info = await service.app.get(FileStore, { strict: false }).put(id, new Uint8Array([1, 2, 3]), facts);
  return { id, name: info.name, type: info.type, size: info.size };
};

describe('accounts', () => {
  it('are made once per email, whatever its case, also when many try at once', async () => {
    const tries = await Promise.all(
      ['kiran@serein.test', 'Kiran@Serein.test', 'KIRAN@serein.test'].map((email) =>
        service.call(identityRoutes.register, {
          body: { name: 'Kiran', email, password: 'a long password' },
          deadlineMs: 15_000,
        }),
      ),
    );
    expect(tries.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await users.countDocuments({ email: 'kiran@serein.test' })).toBe(1);
  });

  it('are logged into with the right password only, and an unknown email reads like a wrong password', async () => {
    const { email, password } = DEMO_ACCOUNTS.patient;
    const right = await service.call(identityRoutes.login, { body: { email, password }, deadlineMs: 15_000 });
    expect(right).toMatchObject({ status: 200, body: { message: 'Login successful!' } });
    const claims = new JwtService({ secret: JWT_SECRET }).verify<Record<string, unknown>>(right.body.token);
    expect(claims).toMatchObject({ sub: DEMO_ACCOUNTS.patient.id, role: 'patient', anon: false, ver: 1 });
    const wrong = await service.call(identityRoutes.login, { body: { email, password: 'wrong' }, deadlineMs: 15_000 });
    const unknown = await service.call(identityRoutes.login, {
      body: { email: 'nobody@serein.test', password },
      deadlineMs: 15_000,
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body.message).toBe(wrong.body.message);
  });

  it('keep of an anonymous user’s phone a keyed hash and four digits, and find it however it is typed', async () => {
    const { phone, password, id } = DEMO_ACCOUNTS.anonymous;
    const stored = await users.findOne({ isAnonymous: true }).select('+passwordHash').lean();
    expect(JSON.stringify(stored)).not.toContain('9800000001');
    expect(stored).toMatchObject({
      phoneLast4: '0001',
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    for (const typed of [phone, '91 98000-00001', '0091 9800000001']) {
      const answer = await service.call(identityRoutes.loginAnonymous, {
        body: { phone: typed, password },
        deadlineMs: 15_000,
      });
      expect(answer.status).toBe(200);
    }
    const again = await service.call(identityRoutes.registerAnonymous, {
      body: { phone, password },
      deadlineMs: 15_000,
    });
    expect(again.body).toMatchObject({ code: 'phoneTaken' });
    const user = { id, role: 'patient', isAnonymous: true } as const;
    const profile = await service.call(identityRoutes.getProfile, { user });
    expect(profile.body.userData).toMatchObject({ name: '', phone: '•••• 0001', isAnonymous: true });
    const change = await service.call(identityRoutes.updateProfile, { user, body: { name: 'Nobody' } });
    expect(change.body).toMatchObject({ code: 'anonymousProfile' });
  });
});

describe('a profile', () => {
  it('is changed field by field and tells the other services its name and image in growing versions', async () => {
    const user = await register('meera@serein.test');
    const jsm = await jetstreamManager(service.nats);
    await jsm.consumers.add('EVENTS', {
      durable_name: 'listener',
      filter_subject: eventSubject(PROFILE_CHANGED),
      ack_policy: AckPolicy.Explicit,
    });
    const body = { dob: '1994-02-11', gender: 'Female' as const, address: { city: 'Kochi' } };
    expect((await service.call(identityRoutes.updateProfile, { user, body })).status).toBe(200);
    await service.call(identityRoutes.updateProfile, {
      user,
      body: { name: 'Meera N', address: { line1: '4 Lake Road' } },
    });
    const image = await pictureOf(user, 'meera-1');
    const uploaded = await service.call(identityRoutes.uploadProfileImage, { user, body: { image } });
    expect(uploaded.body.image).toBe('/api/files/meera-1');
    const profile = await service.call(identityRoutes.getProfile, { user });
    expect(profile.body.userData).toMatchObject({
      ...body,
      name: 'Meera N',
      image: '/api/files/meera-1',
      address: { city: 'Kochi', line1: '4 Lake Road' },
    });

    const told: ProfileChanged['data'][] = [];
    const consumer = await jetstream(service.nats).consumers.get('EVENTS', 'listener');
    while (told.length < 3) {
      const message = await consumer.next({ expires: 5_000 });
      message?.ack();
      const data = message?.json<ProfileChanged>().data;
      if (data?.userId === user.id) told.push(data);
    }
    expect(told).toEqual([
      { userId: user.id, name: 'Meera Nair', image: null, version: 1 },
      { userId: user.id, name: 'Meera N', image: null, version: 2 },
      { userId: user.id, name: 'Meera N', image: '/api/files/meera-1', version: 3 },
    ]);
  });

  it('asks for an image, and keeps only the newest one', async () => {
    const user = await register('latha@serein.test');
    const missing = await service.call(identityRoutes.uploadProfileImage, { user, body: {} });
    expect(missing).toMatchObject({ status: 422, body: { message: 'Please select an image' } });
    const files = service.app.get(FileStore, { strict: false });
    for (const id of ['latha-1', 'latha-2']) {
      await service.call(identityRoutes.uploadProfileImage, { user, body: { image: await pictureOf(user, id) } });
    }
    expect([await files.has('latha-1'), await files.has('latha-2')]).toEqual([false, true]);
  });

  it('of an account that is gone ends the session', async () => {
    const user = { id: '65f0000000000000000000ff', role: 'patient', isAnonymous: false } as const;
    expect((await service.call(identityRoutes.getProfile, { user })).body).toMatchObject({ code: 'sessionExpired' });
  });
});

it('logging out everywhere raises the token version and tells the gateways', async () => {
  const user = await register('devi@serein.test');
  expect((await service.call(identityRoutes.revokeTokens, { user })).status).toBe(200);
  const entry = await (await openBucket(service.nats, BUCKET.revocations)).get(user.id);
  expect(entry?.string()).toBe('2');
});

it('an existing user is made an admin, and his old sessions end', async () => {
  const user = await register('boss@serein.test');
  const { mongoUri, natsUrl } = service.infra;
  const config = { MONGODB_URI: mongoUri, NATS_URL: natsUrl };
  expect(await makeAdmin('nobody@serein.test', config)).toBe(false);
  expect(await makeAdmin('Boss@serein.test', config)).toBe(true);
  expect((await service.call(identityRoutes.getProfile, { user })).body.userData.role).toBe('admin');
  const entry = await (await openBucket(service.nats, BUCKET.revocations)).get(user.id);
  expect(entry?.string()).toBe('2');
});
