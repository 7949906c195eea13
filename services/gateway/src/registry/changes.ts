import { Inject, Injectable } from '@nestjs/common';
import { type ChangeBody, type Pointer, SHELL_APP } from '@serein/contracts/registry';
import { AppParams, ChangeBody as ChangeSchema } from '@serein/contracts/registry/schemas';
import { applyChange, type ChangeMeta, type PointerAt, RegistryStore, smokeReasons } from '@serein/registry';
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
    const current = await this.store.pointer(app);
    if ((current?.revision ?? null) !== wanted.revision) return refused('registryMoved');
    return this.#make(app, wanted, current, authority.who);
  }

  async #make(app: string, wanted: Wanted, current: PointerAt | null, by: string): Promise<Outcome> {
    const { action, percent, smoke = null } = wanted;
    const target = wanted.version ?? targetOf(action, current?.pointer);
    const judged =
      target === undefined ? { commit: null, forced: null } : await this.#judge(app, target, wanted, current);
    if ('refusal' in judged) return judged;
    const meta: ChangeMeta = { ...judged, by, at: new Date().toISOString(), smoke, note: null };
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
    const revision = await this.store.point(app, pointer, wanted.revision);
    if (revision === null) return refused('registryMoved');
    this.logger.info({ app, action, version: pointer.change.version, by, forced: meta.forced }, 'A pointer was moved.');
    return { data: { app: { app, revision, pointer } } };
  }

  /** Whether the version may go where the change brings it, and what is noted of it in the record. */
  async #judge(
    app: string,
    version: string,
    { action, smoke, force }: Wanted,
    current: PointerAt | null,
  ): Promise<Pick<ChangeMeta, 'commit' | 'forced'> | { refusal: Refusal }> {
    // No gate on the way back: it has to be open whatever has changed since.
    if (action === 'abort' || action === 'rollback') {
      const record = await this.store.record(app, version);
      if (!record && action !== 'abort') return refused('versionUnknown');
      if (action === 'rollback' && !(await this.#wasLive(app, version, current)))
        return refused('changeImpossible', { message: `${version} was never live. Deploy it instead.` });
      return { commit: record?.commit ?? null, forced: null };
    }
    const candidate = await this.candidates.check(app, version);
    if (!candidate) return refused('versionUnknown');
    const modules = app === SHELL_APP ? [] : candidate.modules;
    const reasons = [...candidate.report.reasons, ...smokeReasons(action, smoke, modules)];
    const { commit } = candidate.record;
    if (reasons.length === 0) return { commit, forced: null };
    if (force) return { commit, forced: reasons };
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

/** The version that a change is about where it names none. */
function targetOf(action: ChangeBody['action'], pointer: Pointer | undefined): string | undefined {
  if (action === 'rollback') return pointer?.previous ?? undefined;
  return action === 'promote' || action === 'abort' ? pointer?.canary?.version : undefined;
}
