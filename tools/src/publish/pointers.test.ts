import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type NatsServer, startNats } from '@serein/infra';
import { Pointers } from './pointers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pointers-'));
let nats: NatsServer;
let connection: NatsConnection;

beforeAll(async () => {
  nats = await startNats({ dataDir });
  connection = await connect({ servers: nats.url });
}, 120_000);
afterAll(async () => {
  await connection.close();
  await nats.stop();
  rmSync(dataDir, { recursive: true });
});

test('a version becomes live once; pointing at it again is no new publication', async () => {
  const pointers = await Pointers.open(connection);
  const stored = async () => (await new Kvm(connection).open('remotes')).get('care');

  await pointers.point('care', { version: 'a1' });
  const first = await stored();
  expect(first?.json()).toEqual({ version: 'a1', publishedAt: expect.any(String) });

  await pointers.point('care', { version: 'a1' });
  expect((await stored())?.revision).toBe(first?.revision);

  await pointers.point('care', { version: 'dev', url: 'http://localhost:4501' });
  expect((await stored())?.json()).toMatchObject({ version: 'dev', url: 'http://localhost:4501' });
});
