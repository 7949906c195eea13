import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig, ServiceConfig } from './config.ts';

const good = {
  NATS_URL: 'nats://127.0.0.1:4222',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  CONTEXT_SECRET: 'sixteen characters and more',
};

function sentences(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(ServiceConfig, env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.sentences : [];
  }
}

test('what is not set has its default', () => {
  expect(loadConfig(ServiceConfig, good)).toMatchObject({ NODE_ENV: 'development', DATA_DIR: '.data', SEED: 'demo' });
});

test('an empty variable counts as not set', () => {
  expect(loadConfig(ServiceConfig, { ...good, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
});

test('every wrong variable has its own sentence', () => {
  expect(sentences({ NATS_URL: 'nats://x', SEED: 'some' })).toEqual([
    'MONGODB_URI: must be set, for instance mongodb://127.0.0.1:27017.',
    'CONTEXT_SECRET: must be set: the secret that gateway and services share.',
    expect.stringMatching(/^SEED: .*demo.*none/),
  ]);
});

test('a refused secret is not repeated', () => {
  expect(sentences({ ...good, CONTEXT_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});
