import { expect, test } from '@jest/globals';
import type { Announcement, ServiceTable } from '@serein/contracts';
import fc from 'fast-check';
import { haveAll, ofTables, readAnnouncement, withTable } from './announcement.ts';
import { tableHash } from './service-table.ts';

const table = fc
  .dictionary(fc.constantFrom('list', 'feed', 'play', 'sleep'), fc.integer({ min: 1, max: 3 }), { minKeys: 1 })
  .map(
    (limits): ServiceTable => ({
      service: 'zoo',
      routes: Object.entries(limits).map(([name, maxBodyBytes]) => ({
        method: 'POST',
        path: `/api/zoo/${name}`,
        auth: 'none',
        maxBodyBytes,
        service: 'zoo',
        name,
        subject: `rpc.zoo.${name}`,
      })),
      calls: Object.keys(limits).map((name) => `farm.${name}`),
    }),
  );

const limits = ({ routes }: Pick<ServiceTable, 'routes'>) =>
  Object.fromEntries(routes.map(({ name, maxBodyBytes }) => [name, maxBodyBytes]));

/** Copies that see the announcement one after the other, until none of them has anything to add. */
function settle(first: Announcement | null, copies: readonly ServiceTable[]): Announcement | null {
  let standing = first;
  for (let round = 0; round < 5; round += 1) {
    const before = standing;
    for (const copy of copies) standing = withTable(standing, copy);
    if (standing === before) return standing;
  }
  throw new Error('the copies do not agree');
}

test('whatever copies there are, they agree: all their routes and calls stand, as the newest build has them', () => {
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 5 }), (copies) => {
      const settled = settle(null, copies);
      const newest = copies.find((copy) => tableHash(copy) === settled?.tables.at(-1));
      expect(settled).toMatchObject({ service: 'zoo' });
      for (const copy of copies) {
        expect(Object.keys(limits(settled ?? newest ?? copy))).toEqual(
          expect.arrayContaining(Object.keys(limits(copy))),
        );
        expect(settled?.calls).toEqual(expect.arrayContaining([...copy.calls]));
      }
      expect(limits(settled ?? { routes: [] })).toMatchObject(limits(newest ?? { routes: [] }));
    }),
  );
});

test('an older build that starts again changes nothing', () => {
  fc.assert(
    fc.property(table, table, (older, newer) => {
      const standing = settle(null, [older, newer]);
      expect(withTable(standing, older)).toBe(standing);
    }),
  );
});

test('once it is known which copies there are, the others leave nothing behind', () => {
  fc.assert(
    fc.property(table, fc.array(table), (present, absent) => {
      const standing = settle(null, [...absent, present]);
      const left = ofTables([present], standing?.tables ?? []);
      expect([limits(left), left.calls]).toEqual([limits(present), present.calls]);
      expect(withTable(left, present)).toBe(left);
    }),
  );
});

test('tables that have all of it leave nothing to withdraw, whoever else is there', () => {
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 3 }), fc.array(table, { maxLength: 3 }), (some, others) => {
      const standing = settle(null, [...others, ...some]);
      fc.pre(standing !== null && haveAll(some, standing));
      const [first, ...rest] = [...some, ...others];
      if (!first || !standing) throw new Error('no copies');
      const left = ofTables([first, ...rest], standing.tables);
      expect(limits(left)).toEqual(limits(standing));
      expect([...left.calls].sort()).toEqual([...standing.calls].sort());
    }),
  );
});

test('a table that lacks a route, a definition or a call of the announcement does not have all of it', () => {
  fc.assert(
    fc.property(table, table, (older, newer) => {
      const standing = withTable(withTable(null, older), newer);
      const same = JSON.stringify(limits(ofTables([older], standing.tables))) === JSON.stringify(limits(standing));
      expect(haveAll([older], standing)).toBe(same);
      expect(haveAll([older, newer], standing)).toBe(true);
      expect(haveAll([], standing)).toBe(false);
    }),
  );
});

test('an announcement of an earlier kit, without tables and calls, is read; what is none is null', () => {
  expect(readAnnouncement('{"service":"zoo","routes":[]}')).toEqual({
    service: 'zoo',
    routes: [],
    calls: [],
    tables: [],
  });
  for (const text of ['', '[]', '{"routes":{}}']) expect(readAnnouncement(text)).toBeNull();
});
