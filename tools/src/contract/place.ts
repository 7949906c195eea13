import type { JsonSchema } from '@serein/contracts';

export type Keywords = Readonly<Record<string, unknown>>;

/** Compares two schemas at a path of the request. */
export type Compare = (before: JsonSchema, after: JsonSchema, path: string) => string[];

/** How a reason names a place in the request. */
export const nameOf = (path: string): string => path || 'the request';
