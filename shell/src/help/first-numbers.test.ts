import { expect, test } from '@jest/globals';
import { HELPLINES } from '@serein/contracts/ai';
import { FIRST_NUMBERS } from './first-numbers.ts';

test('the first numbers are those of the list, for every country of it', () => {
  const first = HELPLINES.filter(({ code }) => code !== 'other').map(({ code, emergency, helplines: [helpline] }) => [
    code,
    [emergency, helpline?.name, helpline?.phone],
  ]);
  expect(FIRST_NUMBERS).toEqual(Object.fromEntries(first));
});
