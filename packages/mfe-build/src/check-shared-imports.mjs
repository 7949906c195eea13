import { readFileSync } from 'node:fs';

const provided = new Set(
  readFileSync(new URL('./router.mjs', import.meta.url), 'utf8')
    .split('export {')[1]
    ?.split('}')[0]
    ?.split(',')
    .map((name) => name.trim()),
);
const IMPORT = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]react-router-dom['"]/g;

/**
 * A loader: fails the build on a router import that the host does not provide (it would be undefined at
 * run time), and on a second query client.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function checkSharedImports(source) {
  for (const [, isType, names] of source.matchAll(IMPORT)) {
    if (isType) continue;
    for (const entry of names?.split(',') ?? []) {
      const name = entry.trim().split(/\s+as\s+/)[0] ?? '';
      if (name === '' || name.startsWith('type ') || provided.has(name)) continue;
      this.emitError(
        new Error(`${name} of react-router-dom is not provided: add it to packages/mfe-build/src/router.mjs`),
      );
    }
  }
  if (!this.resourcePath.includes('mfe-kit') && /from\s+['"]@tanstack\/react-query['"]/.test(source)) {
    this.emitError(new Error('Take the query hooks from @serein/mfe-kit, whose client is shared'));
  }
  return source;
}
