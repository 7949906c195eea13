import { FailureException, failure } from './failure.ts';

/** A validation issue as Standard Schema has it. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** How zod's own sentences begin; they are for programmers, and those of the contracts begin otherwise. */
const ZODS_OWN = /^(?:Invalid|Too big|Too small|Unrecognized)/;

/** The first issue of a validation as the failure that people read: 422 with the field and the contract's sentence. */
export function invalidInput(issues: readonly Issue[]): FailureException {
  const [first] = issues;
  if (!first) return new FailureException(failure('invalid'));
  const path = (first.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  const message = ZODS_OWN.test(first.message) ? {} : { message: first.message };
  return new FailureException(failure('invalid', { ...message, ...(path ? { field: path } : {}) }));
}
