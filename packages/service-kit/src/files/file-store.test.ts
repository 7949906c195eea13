import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBucket } from '@serein/registry/jetstream';
import { Revocations } from '../revocations.ts';
import { startService, type TestService } from '../testing/index.ts';
import { BUCKET } from '../wire.ts';
import { FileStore } from './file-store.ts';

let service: TestService;
let files: FileStore;
beforeAll(async () => {
  service = await startService({ name: 'files', module: class Empty {}, routes: {} });
  files = service.app.get(FileStore);
});
afterAll(() => service?.stop());

const facts = { type: 'image/webp', owner: '', visibility: 'public', name: 'portrait.webp' } as const;

test('a file comes back with its bytes and its facts', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  await files.put('care-doctor-001', bytes, facts);
  const found = await files.get('care-doctor-001');
  expect(found?.info).toMatchObject({ ...facts, id: 'care-doctor-001', size: bytes.length });
  expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(bytes);
});

test('a file can be stored from a stream', async () => {
  const { body } = new Response('a recording');
  if (!body) throw new Error('no body');
  await files.put('audio', body, { ...facts, type: 'audio/webm', visibility: 'private', owner: 'u1' });
  expect(await files.info('audio')).toMatchObject({ size: 11, visibility: 'private', owner: 'u1' });
});

test('what was deleted, or never stored, is not there', async () => {
  await files.put('gone', new Uint8Array(3), facts);
  await files.delete('gone');
  await files.delete('never');
  expect(await files.get('gone')).toBeNull();
  expect(await files.has('never')).toBe(false);
});

test('a revocation stands in the bucket that the gateways watch, for longer than tokens live', async () => {
  await service.app.get(Revocations).revoke('65f000000000000000000001', 3);
  const bucket = await openBucket(service.nats, BUCKET.revocations);
  expect((await bucket.get('65f000000000000000000001'))?.string()).toBe('3');
  expect((await bucket.status()).ttl).toBe(8 * 24 * 60 * 60 * 1000);
});
