import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cardErrors, formatCardNumber, formatCvv, formatExpiry, upiError } from './payment-rules.ts';

const good = { name: 'Asha Nair', number: '4111 1111 1111 1111', expiry: '09/29', cvv: '123' };

describe('a card', () => {
  test('that is complete passes', () => {
    expect(cardErrors(good)).toEqual({});
    expect(cardErrors({ ...good, number: '4111-1111-1111-1111' })).toEqual({});
  });

  test('that is empty is told each field', () => {
    expect(cardErrors({ name: ' ', number: '', expiry: '', cvv: '' })).toEqual({
      name: 'Please enter a valid name on card',
      number: 'Please enter a valid 16-digit card number',
      expiry: 'Please enter expiry in MM/YY format',
      cvv: 'Please enter a valid 3-digit CVV',
    });
  });

  test.each(['00/29', '13/29', '9/29', '0929', '09/2029'])('with the expiry %s is refused', (expiry) => {
    expect(cardErrors({ ...good, expiry })).toHaveProperty('expiry');
  });

  test.each(['12', '1234', '12a'])('with the CVV %s is refused', (cvv) => {
    expect(cardErrors({ ...good, cvv })).toHaveProperty('cvv');
  });
});

test.each(['asha@okbank', 'a.b-c_d@upi'])('%s is a UPI ID', (id) => expect(upiError(id)).toBeUndefined());
test.each(['', 'asha', '@bank', 'asha@b', 'asha@b4nk', 'as ha@bank'])('"%s" is no UPI ID', (id) =>
  expect(upiError(id)).toBe('Please enter a valid UPI ID (e.g., username@bank)'),
);

describe('while typing', () => {
  test('card numbers are grouped by four and end after 16 digits', () => {
    expect(formatCardNumber('41111')).toBe('4111 1');
    expect(formatCardNumber('4111x1111 1111-1111 9999')).toBe('4111 1111 1111 1111');
  });

  test('the expiry gets its zero and its slash', () => {
    expect(formatExpiry('9')).toBe('09');
    expect(formatExpiry('092')).toBe('09/2');
    expect(formatExpiry('0929')).toBe('09/29');
    expect(formatExpiry('1/')).toBe('01/');
  });

  test.each([
    ['12/2027', '12/27'],
    ['9-2031', '09/31'],
    ['122027', '12/27'],
    ['12/202', '12/20'],
  ])('a pasted expiry %s becomes %s', (pasted, shown) => expect(formatExpiry(pasted)).toBe(shown));

  test('formatting what is formatted changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const format of [formatCardNumber, formatExpiry, formatCvv])
          expect(format(format(text))).toBe(format(text));
      }),
    );
  });
});
