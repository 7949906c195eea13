import type { Route } from './http.ts';

/** A JSON schema (draft 2020-12). */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A route as its service announces it. */
export interface AnnouncedRoute extends Route {
  /** What its handler accepts, as one object of `params`, `query` and `body`; absent for one that takes nothing. */
  readonly request?: JsonSchema;
}

/** What one build of a service answers and asks. */
export interface ServiceTable {
  readonly service: string;
  /** Those of its route table that have a handler. */
  readonly routes: readonly AnnouncedRoute[];
  /** `<service>.<name>` of each route of other services that it calls. */
  readonly calls: readonly string[];
}

/** The value of a service's key in the key-value bucket `routes`: what its running copies answer, all together. */
export interface Announcement extends ServiceTable {
  /** A hash of each build's table, in the order of their first announcement: the definitions of the last one count. */
  readonly tables: readonly string[];
}
