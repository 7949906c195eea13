import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * @typedef {{ path: string, app: string, module: string }} RouteEntry
 */

/**
 * Reads the route table out of its TypeScript file, which must import nothing at run time.
 * @param {string} file
 * @returns {Promise<{ routes: RouteEntry[], redirects: Record<string, string> }>}
 */
async function readRoutes(file) {
  const { code } = await rspack.experiments.swc.transform(await readFile(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * Writes routes.json: the table of the site with its redirects, and for the shell's own pages the files of their chunks, so that
 * the gateway knows what a URL will ask for.
 */
export class RoutesJsonPlugin {
  /** @param {string} file the module that exports `routes` */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('RoutesJsonPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise(
        { name: 'RoutesJsonPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => {
          const { routes, redirects } = await readRoutes(this.file);
          const described = routes.map((route) =>
            route.app === 'shell' ? { ...route, files: filesOf(compilation, route.module) } : route,
          );
          const moved = Object.entries(redirects).map(([path, redirect]) => ({ path, app: 'shell', redirect }));
          const table = JSON.stringify([...described, ...moved], null, 1);
          compilation.emitAsset('routes.json', new sources.RawSource(`${table}\n`));
        },
      );
    });
  }
}

/**
 * The scripts and styles of a page's chunks, without those that index.html names anyway.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} module the name of the page's file
 */
function filesOf(compilation, module) {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const group = compilation.chunkGroups.find(({ chunks }) =>
    chunks.some((chunk) =>
      [...compilation.chunkGraph.getChunkModules(chunk)].some(
        (part) => path.basename(part.nameForCondition() ?? '') === `${module}.tsx`,
      ),
    ),
  );
  const files = group ? [...group.getFiles()] : [];
  return files.filter((file) => !initial.has(file) && /\.(js|css)$/.test(file)).sort();
}
