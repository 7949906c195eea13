import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const COMMONJS_RUNTIME = /(@module-federation[\\/][\w-]+[\\/]dist[\\/].*)\.cjs$/;

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
  ];
}
