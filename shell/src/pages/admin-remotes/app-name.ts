import { SHELL_APP } from '@serein/contracts/registry';

/** Names that their first letter in capitals does not give. */
const NAMES: Readonly<Record<string, string>> = { ai: 'AI' };

/** An app's name in the registry as people read it. */
export const appTitle = (app: string): string => NAMES[app] ?? app.charAt(0).toUpperCase() + app.slice(1);

/** The shell first, since it carries the others; these by name. */
export const inOrder = <T extends { app: string }>(apps: readonly T[]): T[] =>
  [...apps].sort((a, b) => Number(b.app === SHELL_APP) - Number(a.app === SHELL_APP) || a.app.localeCompare(b.app));
