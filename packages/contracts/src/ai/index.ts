export * from './constants.ts';
export * from './helpline-ways.ts';
export * from './helplines.ts';
export * from './likely-country.ts';
export * from './routes.ts';
export type * from './schemas.ts';
