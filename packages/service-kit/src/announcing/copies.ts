import { createInbox, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceTable } from '@serein/contracts';
import { inboxPrefix } from '../transport/connection.ts';

/** NATS' own answer where nobody listens. */
const NO_RESPONDERS = 503;

/** Every copy of a service answers here, with its table. */
export const copiesSubject = (service: string): string => `copies.${service}`;

/** How long copies are asked for. */
export interface Asking {
  waitMs: number;
  /** Ends the asking before. */
  signal?: AbortSignal | undefined;
}

/**
 * Asks all copies of a service for their tables; the asking one answers too, unless it leaves.
 * @param hear takes each table as it comes; true ends the asking
 * @returns when `hear` has said so, the time is over, or nobody is there who could answer
 */
export async function askCopies(
  nc: NatsConnection,
  service: string,
  { waitMs, signal }: Asking,
  hear: (table: ServiceTable) => boolean,
): Promise<void> {
  const answers = nc.subscribe(createInbox(inboxPrefix(service)));
  const end = () => answers.unsubscribe();
  const timer = setTimeout(end, waitMs);
  signal?.addEventListener('abort', end);
  try {
    if (signal?.aborted) return;
    nc.publish(copiesSubject(service), undefined, { reply: answers.getSubject() });
    for await (const answer of answers) {
      const isNobodyThere = answer.headers?.code === NO_RESPONDERS;
      // Written by the same kit.
      if (isNobodyThere || hear(answer.json<ServiceTable>())) return;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    end();
  }
}
