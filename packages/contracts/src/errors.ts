import { careErrors } from './care/errors.ts';
import { communityErrors } from './community/errors.ts';
import type { ErrorTable } from './error-table.ts';
import { identityErrors } from './identity/errors.ts';
import { registryErrors } from './registry/errors.ts';

/** Failures that any call can meet; the gateway and the service kit produce them. */
export const platformErrors = {
  badRequest: { status: 400, message: 'That request could not be read. Nothing was changed.' },
  notSignedIn: { status: 401, message: 'Please log in to continue.' },
  sessionExpired: { status: 401, message: 'Your session has ended. Please log in again.' },
  notAllowed: { status: 403, message: 'You do not have access to this.' },
  notFound: { status: 404, message: 'We could not find that.' },
  methodNotAllowed: { status: 405, message: 'This address does not take that kind of request.' },
  tooLarge: { status: 413, message: 'That is too large to send.' },
  wrongContentType: { status: 415, message: 'That request could not be read. Nothing was changed.' },
  wrongFileType: { status: 415, message: 'This kind of file is not accepted.' },
  invalid: { status: 422, message: 'Please check what you entered.' },
  tooManyRequests: { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'This part of the site is resting for a moment. Please try again shortly.' },
  tooLate: { status: 504, message: 'This took too long. Please try again.' },
} as const satisfies ErrorTable;

/** Every expected failure of the product, by code. */
export const ERRORS = {
  ...platformErrors,
  ...identityErrors,
  ...careErrors,
  ...communityErrors,
  ...registryErrors,
} as const satisfies ErrorTable;

export type ErrorCode = keyof typeof ERRORS;
