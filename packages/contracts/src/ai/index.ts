export * from './constants.ts';
export * from './helplines.ts';
export * from './routes.ts';
export type * from './schemas.ts';
