import { expect, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { EchoModule } from '../testing/fixtures/echo-module.ts';
import { echoRoutes } from '../testing/fixtures/echo-routes.ts';
import { serviceTable, tableHash } from './service-table.ts';

@Module({ imports: [{ module: EchoModule }] })
class Outer {}

const table = serviceTable({ name: 'echo', module: Outer, routes: echoRoutes, calls: [echoRoutes.later] });
const routeNamed = (name: string) => table.routes.find((route) => route.name === name);

test('a table holds the routes that some controller handles, and the calls', () => {
  expect(routeNamed('say')).toMatchObject({ ...echoRoutes.say });
  expect(routeNamed('later')).toBeUndefined();
  expect(table.calls).toEqual(['echo.later']);
});

test('a route says what its handler accepts, as its caller writes it', () => {
  expect(routeNamed('say')?.request).toMatchObject({
    properties: {
      query: { properties: { times: { type: 'integer', maximum: 3, default: 1 } } },
      body: { properties: { text: { type: 'string', minLength: 1 } }, required: ['text'] },
    },
  });
  expect(routeNamed('whoAmI')).not.toHaveProperty('request');
});

test('the same code has the same hash', () => {
  expect(tableHash(serviceTable({ name: 'echo', module: Outer, routes: echoRoutes, calls: [echoRoutes.later] }))).toBe(
    tableHash(table),
  );
  expect(tableHash(serviceTable({ name: 'echo', module: Outer, routes: echoRoutes }))).not.toBe(tableHash(table));
});
