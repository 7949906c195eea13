import { describe, expect, test } from '@jest/globals';
import { ConfigError, loadConfig } from '@serein/service-kit';
import { GatewayConfig } from './config.ts';

const good = {
  NATS_URL: 'nats://127.0.0.1:4222',
  JWT_SECRET: 'a secret for the session tokens',
  CONTEXT_SECRET: 'a secret for the user contexts',
  DEPLOY_SECRET: 'a secret for the deploy tokens',
};

const sentencesOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(GatewayConfig, env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

describe('the configuration', () => {
  test('has a default for all but addresses and secrets', () => {
    expect(loadConfig(GatewayConfig, good)).toMatchObject({ PORT: 8080, RATE_LIMIT: 'on', TRUSTED_PROXIES: 0 });
  });

  test('a missing secret stops the start with a sentence', () => {
    const { JWT_SECRET: _left, ...rest } = good;
    expect(sentencesOf({ ...rest, NODE_ENV: 'production' })).toEqual([
      'JWT_SECRET: must be set: the secret of the session tokens.',
    ]);
  });

  test('R-70: without the secret of the deploy tokens, or with a short one, there is no start in production', () => {
    const { DEPLOY_SECRET: _left, ...rest } = good;
    const production = { ...rest, NODE_ENV: 'production' };
    expect(sentencesOf(production)).toEqual(['DEPLOY_SECRET: must be set: the secret of the deploy tokens.']);
    expect(sentencesOf({ ...production, DEPLOY_SECRET: 'too short' })).toHaveLength(1);
  });

  test('limits cannot be switched off in production', () => {
    expect(sentencesOf({ ...good, RATE_LIMIT: 'off' })).toEqual([]);
    expect(sentencesOf({ ...good, RATE_LIMIT: 'off', NODE_ENV: 'production' })).toHaveLength(1);
  });

  test('a frame origin cannot smuggle another directive into the policy', () => {
    expect(sentencesOf({ ...good, MAP_FRAME_ORIGINS: "https://a.example; script-src 'unsafe-inline'" })).toHaveLength(
      1,
    );
  });
});
