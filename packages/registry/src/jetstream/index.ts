/** How anything is kept in JetStream, for processes that need nothing else of the registry. */
export { REMOTES_BUCKET } from '../store/names.ts';
export { openBucket, openObjectStore } from './buckets.ts';
export { withPatience } from './patience.ts';
export { replicasOf } from './replicas.ts';
