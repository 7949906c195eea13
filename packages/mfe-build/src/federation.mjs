import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));

/**
 * @param {string} request
 * @param {string} from a package that depends on it
 */
const resolveFrom = (request, from) => createRequire(enhanced.resolve(from)).resolve(request);

/**
 * The plugin points to the CommonJS build of Module Federation's runtime, which does not shake:
 * the ES module build is a fifth smaller.
 */
class EsmRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterPlugins.tap('EsmRuntimePlugin', () => {
      const runtimeTools = resolveFrom('@module-federation/runtime-tools/bundler', '@module-federation/enhanced');
      const tools = createRequire(runtimeTools);
      const runtime = tools.resolve('@module-federation/runtime/bundler');
      const core = createRequire(runtime)
        .resolve('@module-federation/runtime-core')
        .replace(/\.cjs$/, '.js');
      compiler.options.resolve.alias = {
        ...compiler.options.resolve.alias,
        '@module-federation/runtime-tools$': runtimeTools,
        '@module-federation/webpack-bundler-runtime$': tools.resolve(
          '@module-federation/webpack-bundler-runtime/bundler',
        ),
        '@module-federation/runtime$': runtime,
        '@module-federation/runtime-core$': core,
      };
    });
  }
}

/**
 * @param {import('@rspack/core').container.ModuleFederationPlugin extends new (options: infer O) => unknown ? O : never} options
 */
export function federation(options) {
  return [
    new ModuleFederationPlugin({
      shareStrategy: 'loaded-first', // version-first loads every remote at start, and one dead remote breaks the host
      dts: false,
      ...options,
    }),
    new EsmRuntimePlugin(),
  ];
}
