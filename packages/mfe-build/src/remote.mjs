import { baseConfig } from './base.mjs';
import { federation } from './federation.mjs';
import { takenFromHost } from './shared.mjs';

/**
 * The Rspack configuration of a remote. `rspack serve` gives the development build with hot reload on
 * DEV_PORT, for a host that was built with `--env development`; `rspack build` gives dist/ with mf-manifest.json, ready to be published as it is.
 * @param {{
 *   name: 'care' | 'learn' | 'community' | 'ai',
 *   exposes: Record<string, string>,
 *   folder?: string,
 * }} remote name: the app's name in the registry; exposes: `./DoctorsPage` → the file; folder: default the current one
 * @returns {(env: Record<string, unknown>) => import('@rspack/core').Configuration}
 */
export function remoteConfig({ name, exposes, folder = process.cwd() }) {
  return (env) => {
    const isServed = Boolean(env.RSPACK_SERVE);
    const base = baseConfig({ name, folder, isServed });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...federation({
          name: `serein_${name}`,
          filename: isServed ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
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
