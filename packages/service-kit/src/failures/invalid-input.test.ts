import { expect, test } from '@jest/globals';
import { DoctorListQuery } from '@serein/contracts/care/schemas';
import { LoginBody } from '@serein/contracts/identity/schemas';
import type { z } from 'zod';
import { requestSchema } from '../requests/request-schema.ts';
import { invalidInput } from './invalid-input.ts';

const Query = requestSchema({ query: DoctorListQuery });
const Body = requestSchema({ body: LoginBody });
const said = (schema: z.ZodType, input: object) => {
  const { error } = schema.safeParse({ params: {}, query: {}, body: {}, ...input });
  return invalidInput(error?.issues ?? []).failure;
};

test.each([
  ['a number over its limit', Query, { query: { limit: '101' } }, 'query.limit'],
  ['a number under its limit', Query, { query: { limit: '0' } }, 'query.limit'],
  ['no number', Query, { query: { limit: 'many' } }, 'query.limit'],
  ['a choice that is none', Query, { query: { speciality: 'Astrologer' } }, 'query.speciality'],
  ['what is missing', Body, { body: { email: 'asha@serein.test' } }, 'body.password'],
])('%s is told in words for people, with the field', (_what, schema, input, field) => {
  expect(said(schema, input)).toMatchObject({ code: 'invalid', message: 'Please check what you entered.', field });
});

test("the contract's own sentences stay", () => {
  expect(said(Body, { body: { email: 'asha', password: 'x' } }).message).toBe('Please enter a valid email address.');
});
