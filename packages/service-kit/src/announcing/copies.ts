import { errors, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceTable } from '@serein/contracts';

/** A copy that does not answer within this time is taken for gone; it comes back by itself if it is not. */
const ANSWER_MS = 500;

/** Every copy of a service answers here, with its table. */
export const copiesSubject = (service: string): string => `copies.${service}`;

/** The tables of the copies that answer, the asking one among them if it does; empty when there is none. */
export async function askCopies(nc: NatsConnection, service: string): Promise<ServiceTable[]> {
  const tables: ServiceTable[] = [];
  try {
    const answers = await nc.requestMany(copiesSubject(service), undefined, { strategy: 'timer', maxWait: ANSWER_MS });
    // Written by the same kit.
    for await (const answer of answers) tables.push(answer.json<ServiceTable>());
  } catch (error) {
    if (!(error instanceof errors.NoRespondersError)) throw error;
  }
  return tables;
}
