import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Objm } from '@nats-io/obj';
import type { FailureBody, FileReference } from '@serein/contracts';
import { FILE_STORE } from '@serein/service-kit';
import sharp from 'sharp';
import { bearer, eventually, GatewayUnderTest, sessionToken } from '../testing/gateway-under-test.ts';

interface Received {
  [field: string]: string | string[] | FileReference;
}

let gateway: GatewayUnderTest;
let received: Received[] = [];
const asha = bearer(sessionToken({ sub: 'asha' }));

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  gateway.respond('rpc.zoo.keep', (message) => {
    received.push(message.json<Received>());
    return { status: 200, body: { success: true } };
  });
  gateway.respond('rpc.zoo.refuse', () => ({ status: 422, body: { success: false, code: 'invalid', message: 'no' } }));
  const files = {
    image: { kind: 'image', maxBytes: 300_000, visibility: 'public' },
    voice: { kind: 'audio', maxBytes: 300_000, visibility: 'private' },
    licence: { kind: 'document', maxBytes: 300_000, visibility: 'private' },
  } as const;
  const upload = { method: 'POST', auth: 'session', body: 'multipart', files, maxBodyBytes: 2000 } as const;
  await gateway.announce('zoo', {
    keep: { ...upload, path: '/api/zoo/keep' },
    refuse: { ...upload, path: '/api/zoo/refuse' },
    absent: { ...upload, path: '/api/zoo/absent' },
  });
});

afterAll(() => gateway.stop());

async function send(path: string, parts: Record<string, string | Blob>) {
  received = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, `../../${name}.bin`);
  }
  const answer = await gateway.fetch(`/api/zoo/${path}`, { method: 'POST', headers: asha, body: form });
  return { status: answer.status, body: (await answer.json()) as Partial<FailureBody> };
}

/** What the service was told of a file. */
function fileReceived(field: string): FileReference {
  const value = received[0]?.[field];
  if (typeof value !== 'object' || Array.isArray(value)) throw new Error(`The service got no file in ${field}.`);
  return value;
}

async function storedFiles(): Promise<string[]> {
  const store = await new Objm(gateway.nats).open(FILE_STORE);
  return (await store.list()).filter(({ deleted }) => !deleted).map(({ name }) => name);
}

const file = (bytes: Uint8Array | string): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

/** The head of a WebM file, as MediaRecorder begins one. */
const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.alloc(200_000, 7),
]);
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';

describe('uploads', () => {
  test('a picture is drawn anew: upright, smaller, without its metadata', async () => {
    const noise = { create: { width: 2000, height: 1000, channels: 3 as const, background: 'teal' } };
    const photo = await sharp(noise)
      .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await send('keep', { name: 'Asha', image: file(photo) })).status).toBe(200);
    const reference = fileReceived('image');
    expect(received[0]).toMatchObject({ name: 'Asha', image: { name: 'image.bin', type: 'image/webp' } });
    const answer = await gateway.fetch(`/api/files/${reference.id}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(stored.length).toBe(reference.size);
    const facts = await sharp(stored).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect(facts.exif).toBeUndefined();
    expect(stored.includes('Secret Person')).toBe(false);
  });

  test("a browser's recording is kept as audio, and is its owner's only", async () => {
    expect((await send('keep', { voice: file(webm) })).status).toBe(200);
    const { id, type, size } = fileReceived('voice');
    expect({ type, size }).toEqual({ type: 'audio/webm', size: webm.length });
    const address = `/api/files/${id}`;
    expect((await gateway.fetch(address)).status).toBe(404);
    expect((await gateway.fetch(address, { headers: bearer(sessionToken({ sub: 'ravi' })) })).status).toBe(404);
    expect((await gateway.fetch(address, { headers: bearer(sessionToken({ sub: 'x', role: 'admin' })) })).status).toBe(
      200,
    );
    const own = await gateway.fetch(address, { headers: asha });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await own.arrayBuffer()).equals(webm)).toBe(true);
    const part = await gateway.fetch(address, { headers: { ...asha, Range: 'bytes=131000-131999' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(webm.subarray(131_000, 132_000))).toBe(true);
  });

  test('a document may be a PDF', async () => {
    expect((await send('keep', { licence: file(pdf) })).status).toBe(200);
    expect(received[0]).toMatchObject({ licence: { type: 'application/pdf' } });
  });

  test('a long name is cut between characters, and the file can be read', async () => {
    const form = new FormData();
    form.append('licence', file(pdf), `${'x'.repeat(119)}🩺🩺.pdf`);
    received = [];
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: asha, body: form })).status).toBe(200);
    const { id, name } = fileReceived('licence');
    expect(name).toBe(`${'x'.repeat(119)}🩺`);
    const answer = await gateway.fetch(`/api/files/${id}`, { headers: asha });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`${'x'.repeat(119)}${encodeURIComponent('🩺')}`);
  });

  test('an empty file input is no file, a repeated field is a list', async () => {
    const form = new FormData();
    form.append('tag', 'a');
    form.append('tag', 'b');
    form.append('image', new Blob([]), '');
    received = [];
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: asha, body: form })).status).toBe(200);
    expect(received).toEqual([{ tag: ['a', 'b'] }]);
  });

  test.each<[string, Record<string, string | Blob>, number, string, string | undefined]>([
    ['text that says it is a picture', { image: file('hello') }, 415, 'wrongFileType', 'body.image'],
    [
      'a broken picture',
      { image: file(Buffer.from('ffd8ffe000104a464946', 'hex')) },
      415,
      'wrongFileType',
      'body.image',
    ],
    ['a PDF as a picture', { image: file(pdf) }, 415, 'wrongFileType', 'body.image'],
    ['a script as audio', { voice: file('<script>alert(1)</script>') }, 415, 'wrongFileType', 'body.voice'],
    ['a file too large', { voice: file(Buffer.concat([webm, webm])) }, 413, 'tooLarge', 'body.voice'],
    ['an undeclared file', { malware: file('x') }, 422, 'invalid', 'body.malware'],
    [
      'an undeclared file that still arrives',
      { malware: file(Buffer.alloc(2_000_000)) },
      422,
      'invalid',
      'body.malware',
    ],
    ['fields too large', { name: 'x'.repeat(3000) }, 413, 'tooLarge', undefined],
    ['a field with a strange name', { 'a b': 'x' }, 400, 'badRequest', undefined],
  ])('%s is refused and leaves nothing behind', async (_case, parts, status, code, field) => {
    const before = await storedFiles();
    const answer = await send('keep', { licence: file(pdf), ...parts });
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    expect(answer.body.field).toBe(field);
    expect(received).toEqual([]);
    await eventually(async () => (await storedFiles()).length === before.length);
  });

  test('a second file in one field is refused while it still arrives', async () => {
    const form = new FormData();
    form.append('licence', file(pdf), 'a.pdf');
    form.append('licence', file(Buffer.alloc(2_000_000)), 'b.pdf');
    const answer = await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: asha, body: form });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field: 'body.licence' });
  });

  test.each(['refuse', 'absent'])('files of a request that fails are removed (%s)', async (path) => {
    const before = await storedFiles();
    expect((await send(path, { licence: file(pdf) })).status).toBeGreaterThan(400);
    await eventually(async () => (await storedFiles()).length === before.length);
  });

  test('what is not a form is refused', async () => {
    const json = { ...asha, 'Content-Type': 'application/json' };
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    const noBoundary = { ...asha, 'Content-Type': 'multipart/form-data' };
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: noBoundary, body: 'x' })).status).toBe(415);
    const cut = { ...asha, 'Content-Type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf';
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers: cut, body })).status).toBe(400);
  });

  test.each([
    ['without a name', 'form-data', 400],
    ['with a file without a name', 'form-data; filename="a.png"', 422],
    ['in an unknown charset', 'form-data; name="a"\r\nContent-Type: text/plain; charset=nope', 400],
  ])('a part %s is refused', async (_case, disposition, status) => {
    const headers = { ...asha, 'Content-Type': 'multipart/form-data; boundary=b' };
    const body = `--b\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`;
    expect((await gateway.fetch('/api/zoo/keep', { method: 'POST', headers, body })).status).toBe(status);
  });
});

describe('reading files', () => {
  test('a public file is kept for ever by browsers and revalidates by its ETag', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await send('keep', { image: file(picture) });
    const { id } = fileReceived('image');
    const answer = await gateway.fetch(`/api/files/${id}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await gateway.fetch(`/api/files/${id}`, { headers })).status).toBe(304);
    expect((await gateway.fetch(`/api/files/${id}`, { headers: { Range: 'bytes=0-3' } })).status).toBe(206);
    expect((await gateway.fetch(`/api/files/${id}`, { headers: { Range: 'bytes=99999-' } })).status).toBe(416);
    expect((await gateway.fetch(`/api/files/${id}`, { method: 'DELETE' })).status).toBe(405);
  });

  test.each(['unknown', '..%2Fsecret', 'a.b', '%00', '*', '%3E', 'a/b'])('%s is not a file', async (id) => {
    expect((await gateway.fetch(`/api/files/${id}`)).status).toBe(404);
  });
});
