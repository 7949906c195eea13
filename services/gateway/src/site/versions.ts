import { Injectable } from '@nestjs/common';
import type { RemoteManifest } from '@serein/contracts/registry';
import { BoundedMap } from '../memory/bounded-map.ts';
import { readRemoteManifest } from './manifest.ts';
import { type Loaded, publishedRelease, type Release } from './release.ts';
import { readShell, type ShellContent } from './shell-content.ts';
import { VersionShelf } from './version-shelf.ts';

const REMEMBERED = 100;

/** Stored versions with what their builds say of them. Read once, as they never change. */
@Injectable()
export class Versions {
  readonly #remotes = new BoundedMap<string, Loaded<RemoteManifest>>(REMEMBERED);
  readonly #shells = new BoundedMap<string, Loaded<ShellContent>>(REMEMBERED);

  constructor(private readonly shelf: VersionShelf) {}

  /** @returns null where it is not stored, or cannot be used */
  remote(app: string, version: string): Promise<Loaded<RemoteManifest> | null> {
    return this.#load(this.#remotes, app, version, readRemoteManifest);
  }

  /** @returns null where it is not stored, or cannot be used */
  shell(app: string, version: string): Promise<Loaded<ShellContent> | null> {
    return this.#load(this.#shells, app, version, readShell);
  }

  async #load<Content>(
    known: BoundedMap<string, Loaded<Content>>,
    app: string,
    version: string,
    read: (release: Release) => Promise<Content | null>,
  ): Promise<Loaded<Content> | null> {
    const key = `${app}/${version}`;
    const before = known.get(key);
    if (before) return before;
    const shelved = await this.shelf.fetch(app, version);
    if (!shelved) return null;
    const release = publishedRelease(shelved);
    const content = await read(release);
    if (!content) return null;
    const loaded = { release, content };
    known.set(key, loaded);
    return loaded;
  }
}
