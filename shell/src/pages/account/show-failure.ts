import { ApiError, toast } from '@serein/mfe-kit';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows why a call failed: as a toast, and beside the field that the server names, which takes the focus.
 * @param fields the form's own field names
 * @throws what is not a failed call: that is a bug
 */
export function showFailure<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
): void {
  if (!(error instanceof ApiError)) throw error;
  toast.error(error.message);
  const name = error.field?.split('.').at(-1);
  const field = fields.find((candidate) => candidate === name);
  if (field) setError(field, { message: error.message }, { shouldFocus: true });
}
