export { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
export { type Guarded, type GuardedCommand, runGuarded } from './guarded.ts';
export { type MongoServer, startMongo } from './mongo.ts';
export { findNatsServer, type NatsServer, startNats } from './nats.ts';
export { freePort } from './sockets.ts';
export { Unavailable } from './unavailable.ts';
