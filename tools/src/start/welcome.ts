import { BRAND, DEMO_ACCOUNTS } from '@serein/contracts';

/** What a person needs once the site is up. */
export function welcome(url: string, seed: string, logs: string): string {
  const { patient, admin, anonymous } = DEMO_ACCOUNTS;
  const accounts = [
    ['Patient', patient.email, patient.password],
    ['Admin', admin.email, admin.password],
    ['Anonymous', anonymous.phone, anonymous.password],
  ].map(([role = '', login = '', password]) => `    ${role.padEnd(11)}${login.padEnd(22)}${password}`);
  return [
    '',
    `  ${BRAND} is running at ${url}`,
    '',
    ...(seed !== 'none' ? ['  Demo accounts', ...accounts, ''] : []),
    `  Logs: ${logs}    Stop: Ctrl-C`,
    '',
  ].join('\n');
}
