/**
 * The HTTP route table of a domain. A service announces its table to the gateway at run time, and the
 * browser's API client calls through the same table, so nothing about a call is typed twice.
 * The tables are plain data: importing one costs no zod.
 */

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody; anybody, with the user told when there is one; a session; an admin. */
export type RouteAuth = 'none' | 'optional' | 'session' | 'admin';

export interface RateLimit {
  /** Requests allowed in one window. */
  readonly max: number;
  readonly windowSeconds: number;
  /** What is counted: the caller's address, or the user (the address for visitors). */
  readonly per: 'address' | 'user';
}

/** A file field of a multipart body. The gateway checks the content, stores it, and passes a `FileReference` on. */
export interface FileField {
  readonly kind: 'image' | 'audio' | 'document';
  readonly maxBytes: number;
  /** public: anyone may read it by its id; private: its owner and admins only. */
  readonly visibility: 'public' | 'private';
}

export interface RouteDefinition {
  readonly method: HttpMethod;
  /** Express style, for instance `/api/doctor/:id`. */
  readonly path: string;
  readonly auth: RouteAuth;
  /** Default: none for GET and DELETE, json for the others. */
  readonly body?: 'none' | 'json' | 'multipart';
  readonly files?: Readonly<Record<string, FileField>>;
  /** Answers server-sent events when the caller accepts text/event-stream. */
  readonly stream?: boolean;
  /** Default: `DEFAULT_BODY_BYTES`. Files are counted by their own limits. */
  readonly maxBodyBytes?: number;
  /** Default: `DEFAULT_DEADLINE_MS`. */
  readonly deadlineMs?: number;
  readonly rate?: RateLimit;
  /** A header, besides Authorization, that may carry the token (spec 0: therapy-qns). */
  readonly tokenHeader?: string;
}

export const DEFAULT_BODY_BYTES = 64 * 1024;
export const DEFAULT_DEADLINE_MS = 5_000;

/** What a caller sends. Absent parts are empty objects by the time a handler sees them. */
export interface RouteTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: unknown;
}

/** One route of a table: its data, its NATS subject, and (types only) what it takes and gives. */
export interface Route<T extends RouteTypes = RouteTypes> extends RouteDefinition {
  readonly service: string;
  readonly name: string;
  /** `rpc.<service>.<name>`; any number of copies of the service listen in one queue group. */
  readonly subject: string;
  /** Never present at run time. */
  readonly types?: T;
}

type Part<T, K extends keyof RouteTypes> = T extends { [P in K]: infer V } ? V : Record<never, never>;

/** The handler's side of a call. */
export interface RequestOf<R extends Route> {
  params: Part<NonNullable<R['types']>, 'params'>;
  query: Part<NonNullable<R['types']>, 'query'>;
  body: Part<NonNullable<R['types']>, 'body'>;
}

/** The success answer, without the `success` flag that every JSON answer carries. */
export type ResponseOf<R extends Route> = Part<NonNullable<R['types']>, 'response'>;

/** A route before its table gives it a name. */
export interface TypedDefinition<T extends RouteTypes> extends RouteDefinition {
  readonly types?: T;
}

/** Gives a definition its types: `route<{query: DoctorQuery; response: DoctorPage}>({method: 'GET', …})`. */
export function route<T extends RouteTypes>(definition: RouteDefinition): TypedDefinition<T> {
  return definition;
}

/** Names the routes of one service and gives each its subject. */
export function defineRoutes<D extends Record<string, TypedDefinition<RouteTypes>>>(service: string, definitions: D) {
  const named = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...definition, service, name, subject: `rpc.${service}.${name}` },
  ]);
  return Object.fromEntries(named) as {
    readonly [K in keyof D]: D[K] extends TypedDefinition<infer T> ? Route<T> : never;
  };
}

/** An uploaded file as a service receives it: the bytes lie in the object store under `id`. */
export interface FileReference {
  id: string;
  name: string;
  /** The media type found in the content, whatever the caller claimed. */
  type: string;
  size: number;
}

/** Where the browser reads a stored file (gateway). */
export const filePath = (id: string): string => `/api/files/${id}`;

/** The body of every failed answer. `message` is fit to show. */
export interface FailureBody {
  success: false;
  code: string;
  message: string;
  /** The input that was wrong, as a path: `body.email`. */
  field?: string;
  /** Where there are several: one sentence each. */
  reasons?: readonly string[];
  requestId?: string;
}
