import { Inject, Injectable } from '@nestjs/common';
import { type ChangeBody, type Pointer, SHELL_APP } from '@serein/contracts/registry';
import { AppParams, ChangeBody as ChangeSchema } from '@serein/contracts/registry/schemas';
import {
  applyChange,
  type ChangeMeta,
  type PointerAt,
  RegistryStore,
  type Standing,
  smokeReasons,
} from '@serein/registry';
import { LOGGER, type Logger } from '@serein/service-kit';
import type { z } from 'zod';
import type { Refusal } from '../http/failure-answer.ts';
import { mayDo, type Right } from './authority.ts';
import { type AdmittedCall, type Outcome, refused } from './call.ts';
import { Candidates } from './candidates.ts';
import { readInput } from './read-input.ts';

type Wanted = z.output<typeof ChangeSchema>;

/** By whose right an app's pointer may be moved so. */
const RIGHTS: Readonly<Record<ChangeBody['action'], Right>> = {
  deploy: 'deploy',
  canary: 'deploy',
  promote: 'restore',
  abort: 'restore',
  rollback: 'restore',
};

/** How often a change is made anew because another app was changed meanwhile. */
const ATTEMPTS = 5;

/** What is noted of a version that may go live, and the pointers that it was held against; null for none. */
type Judged = Pick<ChangeMeta, 'commit' | 'forced'> & { standing: Standing | null };
const UNJUDGED: Judged = { commit: null, forced: null, standing: null };

/** Moves the pointers: checks who asks, that nobody was quicker, and the gate; then one compare-and-swap. */
@Injectable()
export class Changes {
  constructor(
    private readonly store: RegistryStore,
    private readonly candidates: Candidates,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async change({ authority, params, body }: AdmittedCall): Promise<Outcome> {
    const address = readInput('params', AppParams, params);
    if ('refusal' in address) return address;
    const { app } = address.input;
    const said = readInput('body', ChangeSchema, body);
    if ('refusal' in said) return said;
    const wanted = said.input;
    if (!mayDo(authority, RIGHTS[wanted.action], app)) return refused('notAllowed');
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const current = await this.store.pointer(app);
      if (isOther(current, wanted)) break;
      const outcome = await this.#make(app, wanted, current, authority.who);
      if (outcome !== 'moved') return outcome;
    }
    return refused('registryMoved');
  }

  /** @returns moved: nothing was done, as the pointer of this app, or of one that it was held against, has moved */
  async #make(app: string, wanted: Wanted, current: PointerAt | null, by: string): Promise<Outcome | 'moved'> {
    const { action, percent, smoke = null } = wanted;
    const target = wanted.version ?? targetOf(action, current?.pointer);
    const judged = target === undefined ? UNJUDGED : await this.#judge(app, target, wanted, current);
    if ('refusal' in judged) return judged;
    const { standing, ...noted } = judged;
    const meta: ChangeMeta = { ...noted, by, at: new Date().toISOString(), smoke, note: null };
    const pointer = applyChange(
      current?.pointer ?? null,
      {
        action,
        ...(wanted.version === undefined ? {} : { version: wanted.version }),
        ...(percent === undefined ? {} : { percent }),
      },
      meta,
    );
    if ('refused' in pointer) return refused('changeImpossible', { message: pointer.refused });
    const revision = standing
      ? await this.store.pointIn(standing, app, pointer)
      : await this.store.point(app, pointer, wanted.revision);
    if (revision === null) return 'moved';
    this.logger.info({ app, action, version: pointer.change.version, by, forced: meta.forced }, 'A pointer was moved.');
    return { data: { app: { app, revision, pointer } } };
  }

  /** Whether the version may go where the change brings it, and what is noted of it in the record. */
  async #judge(
    app: string,
    version: string,
    wanted: Wanted,
    current: PointerAt | null,
  ): Promise<Judged | { refusal: Refusal }> {
    const { action, smoke, force } = wanted;
    // No gate on the way back: it has to be open whatever has changed since.
    if (action === 'abort' || action === 'rollback') {
      const record = await this.store.record(app, version);
      if (!record && action !== 'abort') return refused('versionUnknown');
      if (action === 'rollback' && !(await this.#wasLive(app, version, current)))
        return refused('changeImpossible', { message: `${version} was never live. Deploy it instead.` });
      return { ...UNJUDGED, commit: record?.commit ?? null };
    }
    const candidate = await this.candidates.check(app, version);
    if (!candidate) return refused('versionUnknown');
    const { standing } = candidate;
    if (isOther(standing.pointers.get(app), wanted)) return refused('registryMoved');
    const modules = app === SHELL_APP ? [] : candidate.modules;
    const reasons = [...candidate.report.reasons, ...smokeReasons(action, smoke, modules)];
    const { commit } = candidate.record;
    if (reasons.length === 0) return { commit, forced: null, standing };
    if (force) return { commit, forced: reasons, standing };
    return refused('gateRefused', { message: `The gate refuses this version. ${reasons.join(' ')}`, reasons });
  }

  async #wasLive(app: string, version: string, current: PointerAt | null): Promise<boolean> {
    if (current?.pointer.previous === version || current?.pointer.version === version) return true;
    let cursor: string | undefined;
    do {
      const page = await this.store.history(app, { limit: 100, cursor });
      const wentLive = (action: ChangeBody['action']): boolean => action !== 'canary' && action !== 'abort';
      if (page.changes.some((change) => change.version === version && wentLive(change.action))) return true;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return false;
  }
}

/** Whether the caller saw another state of the app than this one. */
const isOther = (current: PointerAt | null | undefined, { revision }: Wanted): boolean =>
  (current?.revision ?? null) !== revision;

/** The version that a change is about where it names none. */
function targetOf(action: ChangeBody['action'], pointer: Pointer | undefined): string | undefined {
  if (action === 'rollback') return pointer?.previous ?? undefined;
  return action === 'promote' || action === 'abort' ? pointer?.canary?.version : undefined;
}
