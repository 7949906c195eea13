import { ERRORS, type ErrorCode, type FailureBody } from '@serein/contracts';

const FAILURE = Symbol.for('serein.failure');

/** An expected failure: a value that a handler returns. Its code stands in the catalogue. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly [FAILURE]: true;
  readonly code: Code;
  readonly status: number;
  /** Fit to show to people. */
  readonly message: string;
  /** The input that was wrong, as a path: `body.email`. */
  readonly field?: string;
}

/**
 * Makes an expected failure.
 * @param code from the catalogue, which gives the HTTP status and the sentence
 * @param detail `field`: the wrong input as a path; `message`: a better sentence than the catalogue's
 */
export function failure<Code extends ErrorCode>(
  code: Code,
  detail: { field?: string; message?: string } = {},
): Failure<Code> {
  const { status, message } = ERRORS[code];
  return {
    [FAILURE]: true,
    code,
    status,
    message: detail.message ?? message,
    ...(detail.field === undefined ? {} : { field: detail.field }),
  };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && FAILURE in value;
}

/** The failure as the caller reads it. */
export function failureBody(refused: Failure, requestId: string): FailureBody {
  const { code, message, field } = refused;
  return { success: false, code, message, ...(field === undefined ? {} : { field }), requestId };
}

/** For code so deep that handing a failure back would blur it. Handlers should return failures instead. */
export class FailureException extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
    this.name = 'FailureException';
  }
}
