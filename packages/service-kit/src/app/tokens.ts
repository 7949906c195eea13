/** Injection tokens for values without a class of their own. */
export const CONFIG = Symbol('CONFIG');
export const LOGGER = Symbol('LOGGER');
export const NATS_CONNECTION = Symbol('NATS_CONNECTION');
/** The service's name, as in `rpc.<name>.…`. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');
