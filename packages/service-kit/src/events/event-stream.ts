import { jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { EVENT_STREAM, eventSubject } from '@serein/contracts';
import { replicasOf, withPatience } from '@serein/registry/jetstream';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Events are kept so long; a consumer that was away longer has missed some. */
export const EVENT_MAX_AGE_MS = 30 * DAY_MS;

/** Within this time JetStream drops a message id that it has seen. */
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;

/** Makes the stream of domain events where it is missing. Several services may do so at once. */
export async function ensureEventStream(nc: NatsConnection): Promise<void> {
  await withPatience(nc, async () => {
    const manager = await jetstreamManager(nc);
    try {
      await manager.streams.add({
        name: EVENT_STREAM,
        subjects: [eventSubject('>')],
        num_replicas: replicasOf(nc),
        max_age: nanos(EVENT_MAX_AGE_MS),
        duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      });
    } catch {
      // It stands already, perhaps with an operator's own limits.
      await manager.streams.info(EVENT_STREAM);
    }
  });
}
