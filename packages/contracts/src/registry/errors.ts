import type { ErrorTable } from '../error-table.ts';

export const registryErrors = {
  registryMoved: { status: 409, message: 'Somebody else changed this app in the meantime. Look at it and try again.' },
  versionUnknown: { status: 404, message: 'The registry has no such version of this app.' },
  gateRefused: { status: 422, message: 'The gate refuses this version.' },
  changeImpossible: { status: 422, message: 'That change does not fit the state of this app.' },
  registryFull: { status: 507, message: 'The registry has no room for more files until old versions are removed.' },
  fileCorrupt: { status: 422, message: 'A file did not arrive as it was announced.' },
} as const satisfies ErrorTable;
