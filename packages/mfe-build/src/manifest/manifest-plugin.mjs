import { findCalls } from './calls.mjs';

/** `MANIFEST_FILE` of packages/contracts/src/registry, whose schemas `RemoteManifest` and `HostManifest` say what is in it. */
const MANIFEST_FILE = 'manifest.json';

/**
 * @typedef {import('@rspack/core').Compilation} Compilation
 */

/** Writes what the build says of itself to the registry. */
export class ManifestPlugin {
  /** @param {(compilation: Compilation) => Record<string, unknown>} describe everything but the calls */
  constructor(describe) {
    this.describe = describe;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { calls, unclear } = findCalls(compilation);
          for (const module of unclear) {
            compilation.errors.push(
              new WebpackError(
                `${module} uses a route table without naming the route: write for instance careRoutes.listDoctors`,
              ),
            );
          }
          const manifest = JSON.stringify({ ...this.describe(compilation), calls }, null, 1);
          compilation.emitAsset(MANIFEST_FILE, new sources.RawSource(`${manifest}\n`));
        },
      );
    });
  }
}

/**
 * @param {Compilation} compilation
 * @param {string} name of an entry point or of a chunk that somebody asks for
 * @returns {{ js: string[], css: string[] }} everything that has to be there before it runs
 */
export function filesOfGroup(compilation, name) {
  const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
  const ending = (/** @type {string} */ extension) =>
    files.filter((file) => file.endsWith(extension) && !file.includes('.hot-update.'));
  return { js: ending('.js'), css: ending('.css') };
}
