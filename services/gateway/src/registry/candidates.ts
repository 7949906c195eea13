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
import { checkGate, type GateSite } from '@serein/registry';
import { AnnouncedRoutes } from '../routes/announced-routes.ts';
import { Registry } from '../site/registry.ts';
import { publishedRelease, type Release } from '../site/release.ts';
import { VersionShelf } from '../site/version-shelf.ts';

/** A stored version before the gate. */
export interface CheckedCandidate {
  record: VersionRecord;
  report: GateReport;
  /** What it exposes; nothing for the shell, and where its manifest cannot be read. */
  modules: string[];
}

/** Holds stored versions against the site in force. */
@Injectable()
export class Candidates {
  constructor(
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
    const routes = app === SHELL_APP ? { routes: await readJson(release, ROUTES_FILE) } : {};
    const report = checkGate({ record, manifest, ...routes }, this.#site());
    return { record, report, modules: Object.keys(Object(Object(manifest).modules)) };
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
