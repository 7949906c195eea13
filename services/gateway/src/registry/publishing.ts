import { Inject, Injectable } from '@nestjs/common';
import type { VersionRecord } from '@serein/contracts/registry';
import { FileQuery, PublishBody, VersionParams } from '@serein/contracts/registry/schemas';
import { integrityOf, RegistryStore, versionOf } from '@serein/registry';
import { LOGGER, type Logger } from '@serein/service-kit';
import { type AdmittedCall, type Call, type Outcome, refused } from './call.ts';
import { readInput } from './read-input.ts';

const MAX_FILES = 3_000;
const MAX_VERSION_BYTES = 256 * 1024 * 1024;
/** What the files of all versions may take together, whoever sends them: thousands of builds of the usual size. */
const MAX_STORED_BYTES = 16 * 1024 * 1024 * 1024;

/** Takes new versions: what is to come, then its files. */
@Injectable()
export class Publishing {
  constructor(
    private readonly store: RegistryStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers which files are still to be sent; a version that lacks none is complete by that. */
  async publish({ authority, params, body }: AdmittedCall): Promise<Outcome> {
    const address = readInput('params', VersionParams, params);
    if ('refusal' in address) return address;
    const { app, version } = address.input;
    const said = readInput('body', PublishBody, body);
    if ('refusal' in said) return said;
    const { files, commit } = said.input;
    if (await this.store.record(app, version)) return { data: { missing: [] } };
    const problem = problemOf(version, files);
    if (problem) return problem;
    const missing = await this.store.missingFiles(app, version, files);
    if (missing.length > 0) return { data: { missing } };
    const publishedAt = new Date().toISOString();
    await this.store.putRecord({ app, version, files, commit, publishedBy: authority.who, publishedAt });
    this.logger.info({ app, version, by: authority.who }, 'A version was published.');
    return { data: { missing } };
  }

  /** Keeps one file of a version that is to come. */
  async putFile({ params, query, body }: Pick<Call, 'params' | 'query' | 'body'>): Promise<Outcome> {
    const address = readInput('params', VersionParams, params);
    if ('refusal' in address) return address;
    const file = readInput('query', FileQuery, query);
    if ('refusal' in file) return file;
    const { app, version } = address.input;
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    const { path } = file.input;
    const record = await this.store.record(app, version);
    if (record) {
      // A version that is complete never changes; the same file again does no harm.
      return record.files[path]?.integrity === integrityOf(bytes) ? { data: {} } : refused('fileCorrupt');
    }
    if ((await this.store.size()) + bytes.length > MAX_STORED_BYTES) return refused('registryFull');
    await this.store.putFile(app, version, path, bytes);
    return { data: {} };
  }
}

function problemOf(version: string, files: VersionRecord['files']): Outcome | null {
  const sizes = Object.values(files).map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length > MAX_FILES || total > MAX_VERSION_BYTES) return refused('tooLarge');
  if (versionOf(files) === version) return null;
  return refused('invalid', { field: 'params.version', message: 'The version is not the name of these files.' });
}
