import { describe, expect, it } from '@jest/globals';
import { CompleteProfileForm, RegisterAnonymousBody, RegisterBody, UpdateProfileBody } from './schemas.ts';

const form = {
  phone: '+919800000001',
  gender: 'Other',
  street: '12 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  zip: '682001',
};
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const said = (answer: { error?: { issues: { message: string }[] } | undefined }) => answer.error?.issues[0]?.message;

describe('a date of birth', () => {
  it.each(['1900-01-01', '1994-02-28', day(0)])('may be %s', (dob) => {
    expect(CompleteProfileForm.safeParse({ ...form, dob }).success).toBe(true);
    expect(UpdateProfileBody.safeParse({ dob }).success).toBe(true);
  });

  it.each([
    ['2090-01-01', 'A date of birth cannot be in the future.'],
    [day(2), 'A date of birth cannot be in the future.'],
    ['1899-12-31', 'Please check the year: it should be 1900 or later.'],
    ['', 'Please enter your date of birth.'],
    ['2001-02-30', 'Please enter your date of birth.'],
  ])('cannot be %j: %s', (dob, message) => {
    expect(said(CompleteProfileForm.safeParse({ ...form, dob }))).toBe(message);
    expect(UpdateProfileBody.safeParse({ dob }).success).toBe(false);
  });
});

describe('what is too long or too short', () => {
  const account = { name: 'Asha', email: 'asha@serein.test', password: 'dusk-to-dawn-1' };

  it('is refused in a sentence, its own or the common one', () => {
    expect(said(RegisterBody.safeParse({ ...account, name: 'a'.repeat(150) }))).toBe(
      'A name can have up to 100 characters.',
    );
    expect(said(RegisterBody.safeParse({ ...account, password: 'a'.repeat(201) }))).toBe(
      'Please use at most 200 characters.',
    );
    expect(
      said(RegisterBody.safeParse({ ...account, email: `${'a'.repeat(60)}@${'b.'.repeat(120)}test` })),
    ).not.toMatch(/expected/);
    expect(said(UpdateProfileBody.safeParse({ address: { city: 'a'.repeat(101) } }))).toBe(
      'Please use at most 100 characters.',
    );
    expect(said(RegisterAnonymousBody.safeParse({ phone: '9800000001', password: 'short' }))).toBe(
      'Minimum 8 characters',
    );
  });
});
