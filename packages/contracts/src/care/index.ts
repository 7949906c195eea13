export * from './constants.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './routes.ts';
export type * from './schemas.ts';
