import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Below this the headers cost more than the bytes saved. */
const WORTHWHILE_BYTES = 512;

/** Writes a .br and a .gz beside each text file, at their best levels, so that the gateway never compresses one. */
export class PrecompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          const files = compilation.getAssets().filter(({ name }) => COMPRESSIBLE.test(name));
          await Promise.all(
            files.map(async ({ name, source }) => {
              const bytes = source.buffer();
              if (bytes.length < WORTHWHILE_BYTES) return;
              const [br, gz] = await Promise.all([
                brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
                zip(bytes, { level: 9 }),
              ]);
              compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
              compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
            }),
          );
        },
      );
    });
  }
}
