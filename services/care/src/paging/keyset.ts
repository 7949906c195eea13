import { type Failure, failure, trusted } from '@serein/service-kit';
import { Types } from 'mongoose';

/** A stable order: by one key, ties settled by the id (which always grows). */
export interface Order<Key extends string = string> {
  /** Written into its cursors; a cursor of another order is refused. */
  name: string;
  key: Key;
  direction: 1 | -1;
  kind: 'number' | 'string' | 'date';
}

type Ordered<Key extends string> = { _id: Types.ObjectId } & Record<Key, unknown>;

export function sortOf(order: Order): Record<string, 1 | -1> {
  return { [order.key]: order.direction, _id: 1 };
}

/**
 * Cuts a page from the records that were read.
 * @param records in order, read with a limit of `limit + 1`
 */
export function cutPage<Key extends string, T extends Ordered<Key>>(
  order: Order<Key>,
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
export function afterCursor(order: Order, cursor: string | undefined): Record<string, unknown>[] | Failure<'invalid'> {
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

function encodeCursor<Key extends string>(order: Order<Key>, last: Ordered<Key>): string {
  const value: unknown = last[order.key];
  const written = value instanceof Date ? value.getTime() : value;
  return Buffer.from(JSON.stringify([order.name, written, String(last._id)])).toString('base64url');
}

function decodeCursor(order: Order, cursor: string): { value: string | number | Date; id: Types.ObjectId } | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [name, written, id]: unknown[] = parts;
  const value = readValue(order, written);
  if (name !== order.name || value === null || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) return null;
  return { value, id: new Types.ObjectId(id) };
}

function readValue(order: Order, written: unknown): string | number | Date | null {
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
