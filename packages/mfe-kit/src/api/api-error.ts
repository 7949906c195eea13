import { type ErrorCode, type FailureBody, platformErrors } from '@serein/contracts';

/** `offline`: no answer came from the network. The others are the catalogue's. */
export type ApiErrorCode = ErrorCode | 'offline';

/** A failed call. `message` is fit to show as it stands. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The input that was wrong, for instance `body.email`. */
  readonly field?: string;
  readonly requestId?: string;

  constructor(status: number, failure: { code: ApiErrorCode; message: string; field?: string; requestId?: string }) {
    super(failure.message);
    this.status = status;
    this.code = failure.code;
    if (failure.field !== undefined) this.field = failure.field;
    if (failure.requestId !== undefined) this.requestId = failure.requestId;
  }
}

export const offlineError = (): ApiError =>
  new ApiError(0, {
    code: 'offline',
    message: 'We could not reach the site. Please check your connection and try again; nothing was lost.',
  });

export const tooLateError = (): ApiError =>
  new ApiError(504, { code: 'tooLate', message: platformErrors.tooLate.message });

const isFailureBody = (body: unknown): body is Omit<FailureBody, 'code'> & { code: ApiErrorCode } =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body &&
  typeof body.code === 'string';

/** The error of a failed answer; where its body is not ours (a proxy's page), the catalogue's sentence for the status. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  if (isFailureBody(body)) return new ApiError(status, body);
  const named = Object.entries(platformErrors).find(([, entry]) => entry.status === status);
  if (named) return new ApiError(status, { code: named[0] as ApiErrorCode, message: named[1].message });
  const code = status >= 502 ? 'unavailable' : 'unexpected';
  return new ApiError(status, { code, message: platformErrors[code].message });
}

/** True for failures that the same call may survive a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);
