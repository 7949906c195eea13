import type { Change, ChangeBody, Pointer } from '@serein/contracts/registry';

/** What is to be done with an app. */
export type WantedChange = Pick<ChangeBody, 'action' | 'version' | 'percent'>;
/** Who, when, and how it came through the gate. */
export type ChangeMeta = Omit<Change, 'action' | 'version'>;
export interface Refused {
  /** A sentence. */
  refused: string;
}

type State = Pick<Pointer, 'version' | 'previous' | 'canary'>;

/**
 * The pointer that a change makes of the current one (null: the app was never deployed). Looks at nothing else:
 * whether the version exists and passes the gate is asked before.
 */
export function applyChange(current: Pointer | null, change: WantedChange, meta: ChangeMeta): Pointer | Refused {
  const made = nextState(current, change, meta.at);
  if ('refused' in made) return made;
  const { about, ...state } = made;
  return { ...state, change: { ...meta, action: change.action, version: about } };
}

function nextState(
  current: Pointer | null,
  { action, version, percent }: WantedChange,
  at: string,
): (State & { about: string }) | Refused {
  switch (action) {
    case 'deploy':
      return version === undefined ? refuse('A deployment names a version.') : goLive(current, version);
    case 'rollback': {
      const target = version ?? current?.previous;
      if (!current) return refuse('This app was never deployed.');
      return target ? goLive(current, target) : refuse('There is no version before the live one.');
    }
    case 'promote':
    case 'abort': {
      const canary = current?.canary;
      if (!canary) return refuse('There is no canary.');
      if (version !== undefined && version !== canary.version) return refuse(`The canary is ${canary.version}.`);
      if (action === 'promote') return goLive(current, canary.version);
      return { version: current.version, previous: current.previous, canary: null, about: canary.version };
    }
    case 'canary':
      return beginCanary(current, version, percent, at);
  }
}

/** Everybody gets this version; a canary ends by that. */
function goLive(current: Pointer | null, version: string): (State & { about: string }) | Refused {
  if (current?.version === version) return refuse(`${version} is live already.`);
  // A dev server is nothing to fall back to.
  const before = current?.version === 'dev' ? current.previous : (current?.version ?? null);
  return { version, previous: before === version ? null : before, canary: null, about: version };
}

function beginCanary(
  current: Pointer | null,
  version: string | undefined,
  percent: number | undefined,
  at: string,
): (State & { about: string }) | Refused {
  if (version === undefined || percent === undefined)
    return refuse('A canary names a version and a share of visitors.');
  if (!current) return refuse('There is no live version yet that the other visitors could have.');
  if (current.version === 'dev') return refuse('A dev server stands in for this app.');
  if (current.version === version) return refuse(`${version} is live already.`);
  const since = current.canary?.version === version ? current.canary.since : at;
  return { version: current.version, previous: current.previous, canary: { version, percent, since }, about: version };
}

const refuse = (refused: string): Refused => ({ refused });
