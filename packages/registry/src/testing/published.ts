import type { Change, Pointer, VersionRecord } from '@serein/contracts/registry';
import type { RegistryStore } from '../store/registry-store.ts';
import { integrityOf } from '../version/integrity.ts';
import { versionOf } from '../version/version-of.ts';

/** By path: the content. */
export type Texts = Readonly<Record<string, string>>;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The record of a version with these files. */
export function recordOf(app: string, texts: Texts): VersionRecord {
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => {
      const bytes = bytesOf(text);
      return [path, { size: bytes.length, integrity: integrityOf(bytes) }];
    }),
  );
  const publishedAt = '2026-11-01T08:00:00.000Z';
  return { app, version: versionOf(files), files, commit: 'abc123', publishedBy: 'Mira', publishedAt };
}

export async function putFiles(store: RegistryStore, { app, version }: VersionRecord, texts: Texts): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await store.putFile(app, version, path, bytesOf(text));
}

/** Publishes a version and gives its name. */
export async function publish(store: RegistryStore, app: string, texts: Texts): Promise<string> {
  const record = recordOf(app, texts);
  await putFiles(store, record, texts);
  await store.putRecord(record);
  return record.version;
}

export const changeTo = (version: string, change: Partial<Change> = {}): Change => ({
  action: 'deploy',
  version,
  by: 'Mira',
  at: '2026-11-01T08:00:00.000Z',
  commit: 'abc123',
  forced: null,
  smoke: null,
  note: null,
  ...change,
});

export const pointerTo = (version: string, pointer: Partial<Pointer> = {}): Pointer => ({
  version,
  previous: null,
  canary: null,
  change: changeTo(version),
  ...pointer,
});
