import type { Exchange } from '../http/exchange.ts';
import type { Refusal } from '../http/failure-answer.ts';
import type { Authority } from './authority.ts';

/** A call to the registry, still unchecked. */
export interface Call {
  exchange: Exchange;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Parsed JSON, or bytes where the route takes a file; undefined for none. */
  body: unknown;
}

/** A call by somebody who may make it. */
export interface AdmittedCall extends Call {
  authority: Authority;
}

/** What comes of a call: the answer's fields, or why not. */
export type Outcome = { data: object } | { refusal: Refusal };

export const refused = (code: Refusal['code'], detail: Omit<Refusal, 'code'> = {}): { refusal: Refusal } => ({
  refusal: { code, ...detail },
});
