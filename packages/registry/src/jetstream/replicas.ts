import type { NatsConnection } from '@nats-io/transport-node';

/** JetStream wants three servers at least to go on without one of them. */
const IN_A_CLUSTER = 3;

/** On how many servers a bucket, stream or file store is kept: on one that stands alone, or on three of a cluster. */
export const replicasOf = (nc: NatsConnection): number => (nc.info?.cluster ? IN_A_CLUSTER : 1);
