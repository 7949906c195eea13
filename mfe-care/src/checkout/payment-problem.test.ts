import { expect, test } from '@jest/globals';
import { ApiError, type ApiErrorCode } from '@serein/mfe-kit';
import { paymentProblem } from './payment-problem.ts';

const failure = (status: number, code: ApiErrorCode) => new ApiError(status, { code, message: 'What happened.' });

test.each([
  ['a cut connection', failure(0, 'offline')],
  ['an answer that came too late', failure(504, 'tooLate')],
  ['a failure of the service', failure(500, 'unexpected')],
  ['anything else', new Error('no answer that can be read')],
])('after %s nobody is told that he was not charged', (_what, error) => {
  const { title, text, way } = paymentProblem(error);
  expect(title).toBe('We do not know whether your payment went through.');
  expect(text).not.toContain('not charged');
  expect(way).toBe('my-appointments');
});

test('who lost the slot is led to another time, and knows that nothing was charged', () => {
  expect(paymentProblem(failure(409, 'slotUnavailable'))).toEqual({
    title: 'What happened.',
    text: 'Somebody else has taken this time, or it has passed. You were not charged.',
    way: 'other-time',
  });
});

test('a payment that is on its way is not called failed', () => {
  expect(paymentProblem(failure(409, 'paymentPending')).text).not.toContain('charged');
});
