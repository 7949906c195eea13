import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const COMMONJS_RUNTIME = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;
const ENTRY_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:/;
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const IMPORTED_BUNDLER_RUNTIME = /(?<=^[^,]*,import%20\w+%20from%20%22)[^"]*?(?=%22)/;

/**
 * Module Federation's plugin names the CommonJS build of its runtime, in requests and in an alias. That build does
 * not shake, and comes on top of the same files as ES modules, which lie beside it.
 */
class EsmRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS_RUNTIME, (data) => {
      data.request = data.request.replace(COMMONJS_RUNTIME, '$1.js');
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'EsmRuntimePlugin', stage: 100 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      const esm = Object.entries(alias).map(([name, target]) => [
        name,
        typeof target === 'string' ? target.replace(COMMONJS_RUNTIME, '$1.js') : target,
      ]);
      compiler.options.resolve.alias = Object.fromEntries(esm);
    });
  }
}

/**
 * The plugin's own entry is a text that names a file by its whole path, and the text is the module's identity. Here
 * it names the package, so that the same sources give the same bytes in every folder.
 */
class PlacelessRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    let file = BUNDLER_RUNTIME;
    new rspack.NormalModuleReplacementPlugin(ENTRY_RUNTIME, (data) => {
      data.request = data.request.replace(IMPORTED_BUNDLER_RUNTIME, (named) => {
        file = JSON.parse(`"${decodeURIComponent(named)}"`);
        return encodeURIComponent(BUNDLER_RUNTIME);
      });
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^${BUNDLER_RUNTIME}$`), (data) => {
      data.request = file.replace(COMMONJS_RUNTIME, '$1.js');
    }).apply(compiler);
  }
}

/**
 * @param {ConstructorParameters<typeof ModuleFederationPlugin>[0]} options
 */
export function federation(options) {
  return [
    new ModuleFederationPlugin({
      shareStrategy: 'loaded-first', // version-first loads every remote at start, and one dead remote breaks the host
      dts: false,
      ...options,
    }),
    new EsmRuntimePlugin(),
    new PlacelessRuntimePlugin(),
  ];
}
