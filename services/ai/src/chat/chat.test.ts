import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aiRoutes } from '@serein/contracts/ai';
import { startService } from '@serein/service-kit/testing';
import { AiConfig } from '../ai.config.ts';
import { AiModule } from '../ai.module.ts';

describe('the chat with Neha', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService({
      name: 'ai',
      module: AiModule,
      routes: aiRoutes,
      config: AiConfig,
      env: { COMPANION_PACE_MS: '0' },
    });
  }, 120_000);
  afterAll(() => service?.stop());

  it('answers a visitor in one piece', async () => {
    const { status, body } = await service.call(aiRoutes.chat, { body: { prompt: 'I feel overwhelmed' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, text: expect.stringMatching(/\?$/) });
    expect(body).not.toHaveProperty('help');
  });

  it('streams the same words piece by piece, and says when it is done', async () => {
    const body = { prompt: 'I feel overwhelmed' };
    const whole = await service.call(aiRoutes.chat, { body });
    const events = await service.stream(aiRoutes.chat, { body });
    const pieces = events.filter(({ event }) => event === 'text').map(({ data }) => (data as { text: string }).text);
    expect(pieces.length).toBeGreaterThan(10);
    expect(whole.body).toMatchObject({ text: pieces.join('') });
    expect(events.at(-1)).toEqual({ event: 'done', data: {} });
  });

  it('gives the helplines first when a message shows a risk', async () => {
    const events = await service.stream(aiRoutes.chat, { body: { prompt: 'i want to k1ll myself', country: 'GB' } });
    expect(events.map(({ event }) => event)).toEqual(['help', 'text', 'done']);
    expect(events[0]?.data).toMatchObject({ country: 'United Kingdom', emergency: '999' });
    expect(events[1]?.data).toMatchObject({ text: expect.stringContaining('/gethelpnow') });
  });

  it.each([
    [undefined, 'India'],
    ['in', 'India'],
    ['FR', 'Other'],
  ])('knows where to point somebody in %s', async (country, expected) => {
    const { body } = await service.call(aiRoutes.chat, {
      body: { prompt: 'I want to die', ...(country ? { country } : {}) },
    });
    expect(body).toMatchObject({ help: { country: expected } });
  });

  it('refuses an empty message with a sentence', async () => {
    const { status, body } = await service.call(aiRoutes.chat, { body: { prompt: '   ' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, field: 'body.prompt', message: 'Please write a message.' });
  });
});
