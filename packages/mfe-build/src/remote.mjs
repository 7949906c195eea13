import { baseConfig, buildName } from './base.mjs';
import { federation } from './federation.mjs';
import { filesOfGroup, ManifestPlugin } from './manifest/manifest-plugin.mjs';
import { takenFromHost, takenRanges } from './shared.mjs';

/**
 * The Rspack configuration of a remote. `rspack build` gives dist/ with manifest.json, ready to be published as it is;
 * `rspack serve` the development build with hot reload on DEV_PORT, for a host that was built with `--env development`;
 * `env.site` a development build for a deployed host (dev/main.mjs).
 * @param {{
 *   name: 'care' | 'learn' | 'community' | 'ai',
 *   exposes: Record<string, string>,
 *   folder?: string,
 * }} remote name: the app's name in the registry; exposes: `./DoctorsPage` → the file; folder: default the current one
 * @returns {(env: Record<string, unknown>) => import('@rspack/core').Configuration}
 */
export function remoteConfig({ name, exposes, folder = process.cwd() }) {
  return (env) => {
    const isHot = Boolean(env.RSPACK_SERVE);
    const isServed = isHot || Boolean(env.site);
    const container = buildName({ name, folder, isDev: isServed });
    const base = baseConfig({ name, uniqueName: container, folder, isServed, isHot });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...federation({
          name: container,
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [key, { import: file, name: moduleName(key) }]),
          ),
          shared: takenFromHost(),
          manifest: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
          },
        }),
        new ManifestPlugin((compilation) => ({
          app: name,
          container,
          entry: filesOfGroup(compilation, container).js[0],
          modules: Object.fromEntries(
            Object.keys(exposes).map((key) => [moduleName(key), filesOfGroup(compilation, moduleName(key))]),
          ),
          shared: takenRanges(),
        })),
      ],
    };
  };
}

/** @param {string} key `./DoctorsPage` */
const moduleName = (key) => key.replace(/^\.\//, '');
