import type { ErrorTable } from '../error-table.ts';

export const identityErrors = {
  emailTaken: { status: 409, message: 'An account with this email exists already. Try logging in instead.' },
  phoneTaken: { status: 409, message: 'An account with this phone number exists already. Try logging in instead.' },
  wrongCredentials: { status: 401, message: 'Email and password do not match. Please try again.' },
  wrongPhoneCredentials: { status: 401, message: 'Phone and password do not match. Please try again.' },
  anonymousProfile: { status: 403, message: 'You cannot access this page in anonymous mode.' },
  imageMissing: { status: 422, message: 'Please select an image' },
} as const satisfies ErrorTable;
