import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headers, type Msg } from '@nats-io/transport-node';
import { HEADER } from '@serein/service-kit';
import { eventually, GatewayUnderTest, statusHeader } from '../testing/gateway-under-test.ts';

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await GatewayUnderTest.start();
  await gateway.announce('ai', {
    chat: { method: 'POST', path: '/api/chat', auth: 'none', stream: true },
    slow: { method: 'POST', path: '/api/slow', auth: 'none', stream: true, deadlineMs: 3_000 },
    silent: { method: 'POST', path: '/api/silent', auth: 'none', stream: true, deadlineMs: 300 },
    absent: { method: 'POST', path: '/api/absent', auth: 'none', stream: true },
  });
});

afterAll(() => gateway.stop());

function send(message: Msg, event: string | null, data: unknown, end = false): void {
  const head = headers();
  if (event !== null) head.set(HEADER.event, event);
  if (end) head.set(HEADER.end, '1');
  message.respond(data === null ? '' : JSON.stringify(data), { headers: head });
}

const ask = (path: string, signal: AbortSignal | null = null): Promise<Response> =>
  gateway.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: '{}',
    signal,
  });

/** Answers one subject for the time of a test; the server knows of it when this resolves. */
async function playing(subject: string, callback: (message: Msg) => void): Promise<() => void> {
  const subscription = gateway.nats.subscribe(subject, { callback: (_error, message) => callback(message) });
  await gateway.nats.flush();
  return () => subscription.unsubscribe();
}

describe('server-sent events', () => {
  test('each message is an event, in order, and the last one ends the answer', async () => {
    const leave = await playing('rpc.ai.chat', (message) => {
      expect(message.headers?.get(HEADER.accept)).toBe('stream');
      send(message, 'text', { text: 'Hello' });
      send(message, 'text', { text: ' you' });
      send(message, null, null, true);
    });
    const answer = await ask('/api/chat');
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await answer.text()).toBe('event: text\ndata: {"text":"Hello"}\n\nevent: text\ndata: {"text":" you"}\n\n');
    leave();
  });

  test('a refusal before the stream begins is an ordinary answer', async () => {
    const refusal = { success: false, code: 'invalid', message: 'Please check what you entered.' };
    const leave = await playing('rpc.ai.chat', (message) => {
      message.respond(JSON.stringify(refusal), { headers: statusHeader(422) });
    });
    const answer = await ask('/api/chat');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(refusal);
    leave();
  });

  test('nobody listens: 503', async () => {
    const answer = await ask('/api/absent');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  test('a stream that does not end by its deadline ends with an error event', async () => {
    const leave = await playing('rpc.ai.slow', (message) => send(message, 'text', { text: 'Once upon' }));
    const text = await (await ask('/api/slow')).text();
    expect(text).toMatch(/^event: text\n.*\n\nevent: error\ndata: \{"success":false,"code":"tooLate"/);
    leave();
  });

  test('a service that says nothing at all: 504', async () => {
    const leave = await playing('rpc.ai.silent', () => undefined);
    expect((await ask('/api/silent')).status).toBe(504);
    leave();
  });

  test('a reader who leaves is not written to any more', async () => {
    let inbox = '';
    const leave = await playing('rpc.ai.chat', (message) => {
      inbox = message.reply ?? '';
      send(message, 'text', { text: 'Hello' });
    });
    const reader = new AbortController();
    await ask('/api/chat', reader.signal);
    reader.abort();
    // Once the gateway has left the inbox, the server answers that nobody is there.
    await eventually(async () => {
      const outcome = await gateway.nats.request(inbox, '', { timeout: 100 }).catch((error: unknown) => String(error));
      return typeof outcome === 'string' && /no responders/i.test(outcome);
    });
    leave();
  });
});
