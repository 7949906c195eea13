import { expect, test } from '@jest/globals';
import { createLogger } from './logging.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('identity', 'info', { write: (line) => (text += line) }));
  return text;
}

test.each(['authorization', 'password', 'token', 'phone', 'email'])('%s is hidden wherever it stands', (field) => {
  const secret = { [field]: 'the-secret-value' };
  const text = logged((logger) => logger.info({ ...secret, body: secret, request: { headers: secret } }, 'seen'));
  expect(text).not.toContain('the-secret-value');
  expect(JSON.parse(text)).toMatchObject({ service: 'identity', msg: 'seen', [field]: '[hidden]' });
});

test("a duplicate key's value does not get into the log by its error", () => {
  const error = Object.assign(new Error('E11000 duplicate key error, dup key: { email: "asha@serein.test" }'), {
    code: 11000,
    errorResponse: { keyValue: { mail: 'asha@serein.test' } },
  });
  const text = logged((logger) => logger.error({ err: error }, 'failed'));
  expect(text).not.toContain('asha@serein.test');
  expect(text).toContain('E11000');
});
