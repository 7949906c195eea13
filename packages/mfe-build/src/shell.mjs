import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { baseConfig, buildName } from './base.mjs';
import { federation } from './federation.mjs';
import { filesOfGroup, ManifestPlugin } from './manifest/manifest-plugin.mjs';
import { RoutesJsonPlugin } from './routes-json.mjs';
import { providedByHost, providedVersions } from './shared.mjs';

/** Stands in index.html for the folder of this version; the gateway puts `/site/shell/<version>/` in its place. */
const BASE_TOKEN = '__SEREIN_BASE__';

/** Its package offers bundlers the development build, whose warnings and checks cost bytes. */
const productionRouter = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));

/** Not in dist/, which holds what visitors get. */
const DEVELOPMENT_OUTPUT = '.cache/development';
const developmentHook = fileURLToPath(new URL('./client/keep-renderers.mjs', import.meta.url));

const shakableRouter = {
  test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: fileURLToPath(new URL('./shakable-router.mjs', import.meta.url)),
};

/**
 * The Rspack configuration of the host. dist/ holds manifest.json, index.html (a template for the gateway),
 * routes.json (the route table with the files of each page) and root/ (public/, served at the root of the site).
 * `rspack build --env development` puts a host whose React can swap components into .cache/development.
 * @param {{ folder?: string }} [options] folder: default the current one
 * @returns {(env: Record<string, unknown>) => import('@rspack/core').Configuration}
 */
export function shellConfig({ folder = process.cwd() } = {}) {
  return (env) => {
    const isServed = Boolean(env.RSPACK_SERVE);
    const isDev = isServed || Boolean(env.development);
    const uniqueName = buildName({ name: 'shell', folder, isDev });
    const base = baseConfig({ name: 'shell', uniqueName, folder, isServed, isDev });
    return {
      ...base,
      entry: { main: isDev && !isServed ? [developmentHook, './src/main.tsx'] : './src/main.tsx' },
      output: { ...base.output, path: path.join(folder, isDev ? DEVELOPMENT_OUTPUT : 'dist') },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), shakableRouter] },
      resolve: { ...base.resolve, alias: isDev ? {} : { 'react-router$': productionRouter } },
      plugins: [
        new rspack.HtmlRspackPlugin({
          template: './index.html',
          publicPath: BASE_TOKEN,
          scriptLoading: 'defer',
          inject: 'head',
          minify: false, // it would drop the gateway's placeholders
        }),
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'root', noErrorOnMissing: true }] }),
        new RoutesJsonPlugin(path.join(folder, 'src/routes.ts')),
        new ManifestPlugin((compilation) => ({
          app: 'shell',
          entry: filesOfGroup(compilation, 'main'),
          provides: providedVersions(),
        })),
        ...federation({
          name: 'serein_shell',
          remotes: {},
          shared: providedByHost(),
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            // The shell loads containers itself (shell/src/federation/container.ts).
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        ...(base.plugins ?? []),
      ],
    };
  };
}
