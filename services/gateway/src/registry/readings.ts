import { Injectable } from '@nestjs/common';
import type { AppOverview, LoadFigures, Pointer, VersionRecord, VersionSummary } from '@serein/contracts/registry';
import { AppParams, HistoryQuery, VersionParams } from '@serein/contracts/registry/schemas';
import { RegistryStore } from '@serein/registry';
import { Loads } from '../loads/loads.ts';
import { type Call, type Outcome, refused } from './call.ts';
import { Candidates } from './candidates.ts';
import { readInput } from './read-input.ts';

/** Tells what the registry holds. */
@Injectable()
export class Readings {
  constructor(
    private readonly store: RegistryStore,
    private readonly candidates: Candidates,
    private readonly loads: Loads,
  ) {}

  async overview(): Promise<Outcome> {
    const apps: AppOverview[] = [...(await this.store.pointers())]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([app, { pointer, revision }]) => ({ app, revision, pointer, figures: this.#figuresOf(app, pointer) }));
    return { data: { apps } };
  }

  async versions({ params }: Call): Promise<Outcome> {
    const address = readInput('params', AppParams, params);
    if ('refusal' in address) return address;
    const { app } = address.input;
    const [records, at] = await Promise.all([this.store.records(app), this.store.pointer(app)]);
    return { data: { versions: records.map((record) => summaryOf(record, at?.pointer)) } };
  }

  async history({ params, query }: Call): Promise<Outcome> {
    const address = readInput('params', AppParams, params);
    if ('refusal' in address) return address;
    const page = readInput('query', HistoryQuery, query);
    if ('refusal' in page) return page;
    return { data: await this.store.history(address.input.app, page.input) };
  }

  async gate({ params }: Call): Promise<Outcome> {
    const address = readInput('params', VersionParams, params);
    if ('refusal' in address) return address;
    const candidate = await this.candidates.check(address.input.app, address.input.version);
    return candidate ? { data: candidate.report } : refused('versionUnknown');
  }

  #figuresOf(app: string, { version, previous, canary }: Pointer): Record<string, LoadFigures> {
    const named = [version, previous].filter((name) => name !== null);
    const figures = Object.fromEntries(named.map((name) => [name, this.loads.figures(app, name)]));
    return canary ? { ...figures, [canary.version]: this.loads.figures(app, canary.version, canary.since) } : figures;
  }
}

function summaryOf({ files, ...record }: VersionRecord, pointer: Pointer | undefined): VersionSummary {
  const size = Object.values(files).reduce((sum, file) => sum + file.size, 0);
  return { ...record, size, state: stateOf(record.version, pointer) };
}

function stateOf(version: string, pointer: Pointer | undefined): VersionSummary['state'] {
  if (version === pointer?.version) return 'live';
  if (version === pointer?.canary?.version) return 'canary';
  return version === pointer?.previous ? 'previous' : 'stored';
}
