import { type AppOverview, type ChangeBody, SHELL_APP, VERSION_NAME } from '@serein/contracts/registry';
import { appTitle } from '../app-name.ts';
import { shortVersion } from '../formats.ts';

/** A change that an admin is about to make, made from what he saw. */
export interface Plan {
  app: string;
  body: Pick<ChangeBody, 'revision'> & { action: 'rollback' | 'promote' | 'abort'; version?: string };
  title: string;
  /** What visitors get now, and what they will get. */
  from: string;
  to: string;
  /** What exactly happens, one sentence each. */
  effects: readonly string[];
  confirm: string;
  /** What is said once it is done. */
  done: string;
  /** The version that a rollback afterwards leads back to; null where there is no way back. */
  undo: string | null;
}

/** Back to a stored version: by default the one that was live before. */
export function rollbackPlan({ app, revision, pointer }: AppOverview, version: string): Plan {
  const name = appTitle(app);
  const undo = VERSION_NAME.test(pointer.version) ? pointer.version : null;
  return {
    app,
    body: { action: 'rollback', version, revision },
    title: `Roll ${name} back?`,
    from: pointer.version,
    to: version,
    effects: [
      `Every visit from now on gets ${shortVersion(version)}.`,
      openPages(app),
      ...endOfCanary(pointer.canary),
      undo
        ? `${shortVersion(undo)} stays stored, and one press brings it back.`
        : 'The dev server is left; point the app at it again to bring it back.',
    ],
    confirm: `Roll back to ${shortVersion(version)}`,
    done: `${name} was rolled back to ${shortVersion(version)}.`,
    undo,
  };
}

/** Makes the canary the live version; null without one. */
export function promotePlan({ app, revision, pointer }: AppOverview): Plan | null {
  const { canary } = pointer;
  if (!canary) return null;
  const undo = VERSION_NAME.test(pointer.version) ? pointer.version : null;
  return {
    app,
    body: { action: 'promote', revision },
    title: `Make the canary of ${appTitle(app)} live?`,
    from: pointer.version,
    to: canary.version,
    effects: [
      `Every visit from now on gets ${shortVersion(canary.version)}, not only ${canary.percent} in 100 visitors.`,
      openPages(app),
      'The gate looks at it once more before; should it refuse, nothing changes.',
      ...(undo ? [`${shortVersion(undo)} stays stored, and one press brings it back.`] : []),
    ],
    confirm: 'Make it live',
    done: `${appTitle(app)} is ${shortVersion(canary.version)} for everybody now.`,
    undo,
  };
}

/** Takes the canary back; null without one. */
export function abortPlan({ app, revision, pointer }: AppOverview): Plan | null {
  const { canary } = pointer;
  if (!canary) return null;
  return {
    app,
    body: { action: 'abort', revision },
    title: `End the canary of ${appTitle(app)}?`,
    from: canary.version,
    to: pointer.version,
    effects: [
      `The ${canary.percent} in 100 visitors who try ${shortVersion(canary.version)} get the live version at their next visit.`,
      openPages(app),
      'To try it again, its team deploys it as a canary anew.',
    ],
    confirm: 'End the canary',
    done: `The canary of ${appTitle(app)} has ended.`,
    undo: null,
  };
}

const openPages = (app: string): string =>
  app === SHELL_APP
    ? 'Open pages keep what they have until people go to another page; nobody is interrupted while booking or filling in a form.'
    : 'Open pages change over when people go to another page; nobody is interrupted while booking or filling in a form.';

const endOfCanary = (canary: AppOverview['pointer']['canary']): string[] =>
  canary ? [`The canary ${shortVersion(canary.version)} ends as well.`] : [];
