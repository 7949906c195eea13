import { REMOTES_BUCKET } from '@serein/registry/jetstream';

/**
 * The wire between the gateway and the services: one NATS request per HTTP request, bytes passed through.
 * The data of a request is the JSON body (empty for none); everything else is a header.
 */
export const HEADER = {
  requestId: 'Serein-Request-Id',
  traceparent: 'traceparent',
  /** Epoch milliseconds after which nobody waits for the answer any more. */
  deadline: 'Serein-Deadline',
  /** The verified user as a short-lived signed token; absent for visitors. */
  user: 'Serein-User',
  /** Path parameters, and the query, each as a URL query string. */
  params: 'Serein-Params',
  query: 'Serein-Query',
  contentType: 'Content-Type',
  /** `stream` when the caller takes events. */
  accept: 'Serein-Accept',

  /** On a reply: the HTTP status. */
  status: 'Serein-Status',
  /** On each message of a streamed reply: the event's name (its data is the message's data, JSON). */
  event: 'Serein-Event',
  /** On the last message of a streamed reply. */
  end: 'Serein-End',
} as const;

/** The signed user context: HS256, these claims, living for a minute. */
export const CONTEXT_TOKEN = { issuer: 'serein-gateway', audience: 'serein-services', seconds: 60 } as const;

/** The session token that identity issues and the gateway checks: HS256. */
export const SESSION_TOKEN = { issuer: 'serein-identity', audience: 'serein-site', days: 7 } as const;

/** Key-value buckets. */
export const BUCKET = {
  /** One key a service: its announced route table. */
  routes: 'routes',
  /** One key an app (shell, care, learn, …): the pointer to its live version. */
  remotes: REMOTES_BUCKET,
  /** One key a user: the lowest token version that is still good. */
  revocations: 'revocations',
} as const;

/** The object store of uploaded and seeded files. */
export const FILE_STORE = 'files';
