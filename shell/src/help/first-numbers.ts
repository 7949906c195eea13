/**
 * Whom to call first, by country: the emergency number, a helpline and its number. The first entries of the contracts'
 * list, which is too much for the shell's first script; first-numbers.test.ts holds them equal.
 */
export const FIRST_NUMBERS: Readonly<Record<string, readonly [emergency: string, helpline: string, phone: string]>> = {
  IN: ['112', 'Tele-MANAS', '14416'],
  US: ['911', '988 Suicide & Crisis Lifeline', '988'],
  GB: ['999', 'Samaritans', '116 123'],
  CA: ['911', '9-8-8', '988'],
  AU: ['000', 'Lifeline', '13 11 14'],
};
