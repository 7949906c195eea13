import { Types } from 'mongoose';
import { type Failure, failure } from '../failures/failure.ts';
import { trusted } from './trusted.ts';

/** A stable order of a list that is read in pages: by one key, ties settled by the id (which always grows). */
export interface PageOrder<Key extends string = string> {
  /** Written into its cursors; a cursor of another order is refused. */
  name: string;
  key: Key;
  direction: 1 | -1;
  kind: 'number' | 'string' | 'date';
  /** Default: ObjectId. */
  ids?: 'string';
}

type Ordered<Key extends string> = { _id: Types.ObjectId | string } & Record<Key, unknown>;

/** The sort of a query; its index ends with `_id: 1`. */
export function sortOf(order: PageOrder): Record<string, 1 | -1> {
  return { [order.key]: order.direction, _id: 1 };
}

/**
 * Cuts a page from the records that were read.
 * @param records in order, read with a limit of `limit + 1`
 */
export function cutPage<Key extends string, T extends Ordered<Key>>(
  order: PageOrder<Key>,
  records: T[],
  limit: number,
): { items: T[]; nextCursor: string | null } {
  const items = records.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && records.length > limit ? encodeCursor(order, last) : null };
}

/**
 * The conditions for the documents after a cursor; none without one. The outer bound lets the index start at the
 * place; the inner one settles ties by id.
 */
export function afterCursor(
  order: PageOrder,
  cursor: string | undefined,
): Record<string, unknown>[] | Failure<'invalid'> {
  if (cursor === undefined) return [];
  const place = decodeCursor(order, cursor);
  if (!place) return failure('invalid', { field: 'query.cursor' });
  const { value, id } = place;
  const [beyond, from] = order.direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return [
    { [order.key]: trusted({ [from]: value }) },
    { $or: [{ [order.key]: trusted({ [beyond]: value }) }, { _id: trusted({ $gt: id }) }] },
  ];
}

function encodeCursor<Key extends string>(order: PageOrder<Key>, last: Ordered<Key>): string {
  const value: unknown = last[order.key];
  const written = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([order.name, written, String(last._id)])).toString('base64url');
}

function decodeCursor(
  order: PageOrder,
  cursor: string,
): { value: string | number | Date; id: Types.ObjectId | string } | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [name, written, id]: unknown[] = parts;
  const value = readValue(order, written);
  if (name !== order.name || value === null || typeof id !== 'string') return null;
  if (order.ids === 'string') return { value, id };
  return /^[0-9a-f]{24}$/.test(id) ? { value, id: new Types.ObjectId(id) } : null;
}

function readValue(order: PageOrder, written: unknown): string | number | Date | null {
  if (order.kind === 'string') return typeof written === 'string' ? written : null;
  if (typeof written !== 'number' || !Number.isFinite(written)) return null;
  if (order.kind === 'number') return written;
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A filter that holds when every condition does; without conditions it is every document. */
export function allOf(conditions: Record<string, unknown>[]) {
  return conditions.length > 0 ? { $and: conditions } : {};
}
