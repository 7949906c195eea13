import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RegistryClient } from '../site/registry-client.ts';
import { wasShown } from './was-shown.ts';

/** The history of care, newest first, in pages that are told apart by their cursors. */
const PAGES: Record<string, { changes: { action: string; version: string }[]; nextCursor: string | null }> = {
  first: { changes: [{ action: 'rollback', version: 'aaaaaaaaaaaaaaaa' }], nextCursor: 'second' },
  second: { changes: [{ action: 'canary', version: 'bbbbbbbbbbbbbbbb' }], nextCursor: null },
};

let server: Server;
let client: RegistryClient;
beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const page = pathname === '/api/registry/apps/care/history' ? PAGES[searchParams.get('cursor') ?? 'first'] : null;
    response.writeHead(page ? 200 : 404).end(JSON.stringify(page));
  });
  await new Promise<void>((done) => server.listen(0, done));
  client = new RegistryClient({ url: `http://localhost:${(server.address() as AddressInfo).port}`, token: 'x' });
});
afterEach(() => new Promise((done) => server.close(done)));

test.each([
  ['aaaaaaaaaaaaaaaa', true, 'is live'],
  ['bbbbbbbbbbbbbbbb', true, 'was a canary, further back than one page'],
  ['cccccccccccccccc', false, 'was never shown'],
])('%s: %s, since it %s', async (version, shown) => {
  expect(await wasShown(client, 'care', version)).toBe(shown);
});
