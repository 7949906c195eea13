import type { CommandLine } from '../command-line.ts';
import { WrongUse } from '../failure.ts';

/** The app that an action is about, where it needs one. */
export function appOf({ app }: Pick<CommandLine, 'app'>): string {
  if (app !== null) return app;
  throw new WrongUse('Say which app.');
}
