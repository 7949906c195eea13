import type { ErrorTable } from '../error-table.ts';

export const communityErrors = {
  postIncomplete: { status: 422, message: 'Please fill in both title and content.' },
} as const satisfies ErrorTable;
