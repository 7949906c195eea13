export type { AnnouncedRoute, Announcement, JsonSchema, ServiceTable } from './announcement.ts';
export * from './brand.ts';
export * from './demo.ts';
export type { ErrorTable } from './error-table.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './http.ts';
