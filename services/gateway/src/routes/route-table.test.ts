import { describe, expect, test } from '@jest/globals';
import type { Route, RouteDefinition } from '@serein/contracts';
import fc from 'fast-check';
import { RouteTable } from './route-table.ts';

const route = (path: string, method: RouteDefinition['method'] = 'GET', service = 'care'): Route => ({
  method,
  path,
  auth: 'none',
  service,
  name: path,
  subject: `rpc.${service}.x`,
});

const pathFound = (table: RouteTable, method: string, path: string): string | null => {
  const lookup = table.find(method, path);
  return 'found' in lookup ? lookup.found.route.path : null;
};

describe('RouteTable', () => {
  const paths = [
    '/api/doctor/list',
    '/api/doctor/:id',
    '/api/doctor/:id/slots',
    '/api/doctor/reviews/:id',
    '/api/:any/list',
  ];

  test('static segments win over parameters, whatever the order of announcement', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(paths, { minLength: paths.length }), (order) => {
        const table = new RouteTable([order.map((path) => route(path))]);
        expect(pathFound(table, 'GET', '/api/doctor/list')).toBe('/api/doctor/list');
        expect(pathFound(table, 'GET', '/api/doctor/42')).toBe('/api/doctor/:id');
        expect(pathFound(table, 'GET', '/api/doctor/reviews/slots')).toBe('/api/doctor/reviews/:id');
        expect(pathFound(table, 'GET', '/api/doctor/7/slots')).toBe('/api/doctor/:id/slots');
        expect(pathFound(table, 'GET', '/api/hospital/list')).toBe('/api/:any/list');
      }),
    );
  });

  test('parameters reach the service decoded and as a query string', () => {
    const table = new RouteTable([[route('/api/doctor/:id')]]);
    const lookup = table.find('GET', '/api/doctor/a%20b%26c');
    expect('found' in lookup && lookup.found.params).toBe('id=a+b%26c');
  });

  test('case and a trailing slash do not matter', () => {
    const table = new RouteTable([[route('/api/forum'), route('/api/doctor/:id')]]);
    expect(pathFound(table, 'GET', '/API/Forum/')).toBe('/api/forum');
    expect(pathFound(table, 'GET', '/api/Doctor/1/')).toBe('/api/doctor/:id');
  });

  test('the first service keeps an address that a second one names too', () => {
    const table = new RouteTable([
      [route('/api/x/:id')],
      [route('/api/x/:other', 'GET', 'learn'), route('/api/x/:id', 'POST', 'learn')],
    ]);
    expect(table.conflicts).toMatchObject([{ keptBy: 'care', route: { service: 'learn', method: 'GET' } }]);
    expect(pathFound(table, 'POST', '/api/x/1')).toBe('/api/x/:id');
  });

  test('a known path with another method names the methods that it takes', () => {
    const table = new RouteTable([[route('/api/forum'), route('/api/forum', 'POST')]]);
    expect(table.find('DELETE', '/api/forum')).toEqual({ allowed: ['GET', 'POST'] });
    expect(table.find('DELETE', '/api/other')).toEqual({ unknown: true });
  });

  test('a broken percent sequence is malformed, not a crash', () => {
    expect(new RouteTable([[route('/api/x/:id')]]).find('GET', '/api/x/%zz')).toEqual({ malformed: true });
  });
});
