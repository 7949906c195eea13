import { FailureException, failure } from './failure.ts';

/** A validation issue as Standard Schema has it. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The first issue of a validation as the failure that people read: 422 with the field and its message. */
export function invalidInput(issues: readonly Issue[]): FailureException {
  const [first] = issues;
  if (!first) return new FailureException(failure('invalid'));
  const path = (first.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return new FailureException(failure('invalid', { message: first.message, ...(path ? { field: path } : {}) }));
}
