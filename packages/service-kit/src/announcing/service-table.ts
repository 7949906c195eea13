import { createHash } from 'node:crypto';
import type { DynamicModule, Type } from '@nestjs/common';
import type { AnnouncedRoute, JsonSchema, Route, ServiceTable } from '@serein/contracts';
import { z } from 'zod';
import { requestHandlers } from './request-handlers.ts';

/** What a service is, before it runs. */
export interface TableSource {
  name: string;
  module: Type | DynamicModule;
  routes: Readonly<Record<string, Route>>;
  calls?: readonly Route[];
}

/** The table of a build, from its code alone: nothing is started. */
export function serviceTable({ name, module, routes, calls = [] }: TableSource): ServiceTable {
  const handlers = requestHandlers(module);
  const table: ServiceTable = {
    service: name,
    routes: Object.values(routes)
      .filter(({ subject }) => handlers.has(subject))
      .map((route) => announced(route, handlers.get(route.subject) ?? null)),
    calls: calls.map((route) => `${route.service}.${route.name}`),
  };
  // As it comes back from the bucket, so that the two can be compared.
  return JSON.parse(JSON.stringify(table));
}

/** Names a table: two builds with the same hash answer and ask the same. */
export function tableHash(table: ServiceTable): string {
  return createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 16);
}

function announced(route: Route, schema: z.ZodType | null): AnnouncedRoute {
  return schema ? { ...route, request: inputOf(schema) } : route;
}

/** As a caller has to write it: before defaults and transformations. Checks in code cannot be told. */
function inputOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}
