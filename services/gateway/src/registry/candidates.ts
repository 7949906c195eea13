import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type GateReport,
  MANIFEST_FILE,
  type RemoteManifest,
  ROUTES_FILE,
  registryRoutes,
  SHELL_APP,
  type VersionRecord,
} from '@serein/contracts/registry';
import { checkGate, type GateSite, RegistryStore, type Standing } from '@serein/registry';
import { AnnouncedRoutes } from '../routes/announced-routes.ts';
import { unmatchable } from '../site/page-routes.ts';
import { Registry } from '../site/registry.ts';
import { publishedRelease, type Release } from '../site/release.ts';
import { VersionShelf } from '../site/version-shelf.ts';

/** How long the gate waits for this gateway to follow what was changed just now. */
const FOLLOW_MS = 3_000;
const LOOK_MS = 50;

/** A stored version before the gate. */
export interface CheckedCandidate {
  record: VersionRecord;
  report: GateReport;
  /** What it exposes; nothing for the shell, and where its manifest cannot be read. */
  modules: string[];
  /** The pointers that it was held against. */
  standing: Standing;
}

/** Holds stored versions against the site in force, as the pointers have it. */
@Injectable()
export class Candidates {
  constructor(
    private readonly store: RegistryStore,
    private readonly registry: Registry,
    private readonly shelf: VersionShelf,
    private readonly routes: AnnouncedRoutes,
  ) {}

  /** @returns null for a version that is not stored, or whose files are damaged */
  async check(app: string, version: string): Promise<CheckedCandidate | null> {
    const shelved = await this.shelf.fetch(app, version);
    if (!shelved) return null;
    const { record } = shelved;
    const release = publishedRelease(shelved);
    const manifest = await readJson(release, MANIFEST_FILE);
    const routes = app === SHELL_APP ? await readJson(release, ROUTES_FILE) : undefined;
    const { standing, behind } = await this.#follow(app);
    const reasons = [
      ...behind.map((other) => `The live version of ${other} is not in force here: nothing can be held against it.`),
      ...checkGate({ record, manifest, routes }, this.#site()).reasons,
      ...unmatchable(routes),
    ];
    const report = { passed: reasons.length === 0, reasons };
    return { record, report, modules: Object.keys(Object(Object(manifest).modules)), standing };
  }

  /**
   * Waits until this gateway follows the pointers that a version of this app is held against, as they stand then.
   * @returns with the other apps of which it does not; the app's own live version may be what a candidate repairs
   */
  async #follow(app: string): Promise<{ standing: Standing; behind: string[] }> {
    const until = Date.now() + FOLLOW_MS;
    for (;;) {
      const standing = await this.store.standing();
      const behind = [...standing.pointers]
        .filter(([other]) => app === SHELL_APP || other === SHELL_APP || other === app)
        .filter(([other, { pointer }]) => !this.registry.follows(other, pointer))
        .map(([other]) => other);
      if (behind.length === 0 || Date.now() > until)
        return { standing, behind: behind.filter((other) => other !== app) };
      await delay(LOOK_MS);
    }
  }

  #site(): GateSite {
    const { parts, common } = this.registry.site;
    const shell = common?.shell.content;
    const remotes = new Map<string, RemoteManifest>();
    // What visitors see of an app, which may be its previous version; else what they would see.
    for (const [app, { live }] of parts.remotes) {
      const manifest = common?.remotes.get(app)?.live.content ?? live?.content;
      if (manifest) remotes.set(app, manifest);
    }
    const own = Object.values(registryRoutes);
    const announced = [...this.routes.table.routes, ...own].map(({ service, name }) => `${service}.${name}`);
    return {
      shell: shell ? { provides: shell.manifest?.provides ?? {}, routes: shell.routes } : null,
      remotes,
      announced: new Set(announced),
    };
  }
}

async function readJson(release: Release, file: string): Promise<unknown> {
  try {
    return JSON.parse(String(await release.read(file)));
  } catch {
    return undefined;
  }
}
