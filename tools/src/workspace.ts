import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. This file lies two folders below it, in src/ as in dist/. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface App {
  /** The name in the registry, and in `/site/<name>/`. */
  name: string;
  folder: string;
  /** The service of the same team. */
  service: string;
}

/** The host of the others. */
export const SHELL: App = { name: 'shell', folder: 'shell', service: 'identity' };

export const APPS: readonly App[] = [
  SHELL,
  { name: 'care', folder: 'mfe-care', service: 'care' },
  { name: 'learn', folder: 'mfe-learn', service: 'learn' },
  { name: 'community', folder: 'mfe-community', service: 'community' },
  { name: 'ai', folder: 'mfe-ai', service: 'ai' },
];

export const GATEWAY = 'gateway';
export const SERVICES: readonly string[] = APPS.map(({ service }) => service);

export const serviceFolder = (name: string): string => `services/${name}`;
