import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @param {string} name
 * @returns {string}
 */
function versionOf(name) {
  return require(`${name}/package.json`).version;
}

/**
 * The singletons of the page: one copy, the host's. `react/` and `react-dom/` stand for their sub-paths
 * (jsx-runtime, client), without which a second React slips in.
 * The query client lives in mfe-kit and is reached through it only.
 */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', '@serein/mfe-kit'];

/** @param {string} name */
const packageOf = (name) => name.replace(/\/$/, '');
const PACKAGES = [...new Set(SINGLETONS.map(packageOf))];

/**
 * What the host provides. Eager: it is all needed for the first render, so it belongs in the first file
 * rather than in chunks that this file asks for.
 */
export function providedByHost() {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(packageOf(name));
      const own = name === 'react-router-dom' ? { import: '@serein/mfe-build/router' } : {};
      return [name, { singleton: true, eager: true, version, requiredVersion: rangeOf(version), ...own }];
    }),
  );
}

/** @returns {Record<string, string>} package → version, as the host's manifest says it */
export function providedVersions() {
  return Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)]));
}

/**
 * What a remote takes from its host. It has no copies of its own: a second one could only do harm. With a host
 * whose version does not fit, the module fails to load rather than run on what it was not made for.
 */
export function takenFromHost() {
  return Object.fromEntries(
    SINGLETONS.map((name) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: rangeOf(versionOf(packageOf(name))) },
    ]),
  );
}

/** @returns {Record<string, string>} package → range, as a remote's manifest says it */
export function takenRanges() {
  return Object.fromEntries(PACKAGES.map((name) => [name, rangeOf(versionOf(name))]));
}

/**
 * Any version of the same major: a host with a newer minor serves older remotes.
 * @param {string} version
 */
const rangeOf = (version) => `^${version.split('.')[0]}.0.0`;
