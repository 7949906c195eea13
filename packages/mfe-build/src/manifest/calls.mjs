const ROUTE_TABLE = /^[a-z]\w*Routes$/;
const CONTRACT = /^@serein\/contracts\/[a-z]+$/;

/**
 * The API routes that the compilation's bundled modules call, as `<service>.<name>`. A call is a member of a route table,
 * `careRoutes.listDoctors`; the bundler's own parser found it, so a type or a comment counts for nothing.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {{ calls: string[], unclear: string[] }} unclear: modules that use a table without saying which route
 */
export function findCalls(compilation) {
  const calls = new Set();
  const unclear = new Set();
  for (const module of bundledModules(compilation)) {
    for (const { dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
      if (!CONTRACT.test(dependency.request ?? '') || dependency.type !== 'esm import specifier') continue;
      const [table, route] = dependency.ids ?? [];
      if (table === undefined || !ROUTE_TABLE.test(table)) continue;
      if (route === undefined) unclear.add(module.nameForCondition() ?? module.identifier());
      else calls.add(`${table.replace(/Routes$/, '')}.${route}`);
    }
  }
  return { calls: [...calls].sort(), unclear: [...unclear].sort() };
}

/**
 * A concatenated module has the connections of its root; the other modules in it keep their own.
 * @param {import('@rspack/core').Compilation} compilation
 */
function* bundledModules({ chunks, chunkGraph }) {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModules(chunk)) {
      yield module;
      if ('modules' in module) yield* module.modules;
    }
  }
}
