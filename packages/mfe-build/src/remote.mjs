import { baseConfig } from './base.mjs';
import { federation } from './federation.mjs';
import { takenFromHost } from './shared.mjs';

/**
 * The Rspack configuration of a remote. `rspack serve` gives the development build on DEV_PORT, which
 * reloads the page after each change; `rspack build` gives dist/ with mf-manifest.json, ready to be published as it is.
 * @param {{
 *   name: 'care' | 'learn' | 'community' | 'ai',
 *   exposes: Record<string, string>,
 *   folder?: string,
 * }} remote name: the app's name in the registry; exposes: `./DoctorsPage` → the file; folder: default the current one
 * @returns {(env: Record<string, unknown>) => import('@rspack/core').Configuration}
 */
export function remoteConfig({ name, exposes, folder = process.cwd() }) {
  return (env) => {
    const isDev = Boolean(env.RSPACK_SERVE);
    const base = baseConfig({ name, folder, isDev });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...federation({
          name: `serein_${name}`,
          filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes,
          shared: takenFromHost(),
          manifest: true,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
          },
        }),
      ],
    };
  };
}
