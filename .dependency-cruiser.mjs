/** The one-way imports of docs/architecture.md. */
const team = '^(shell|mfe-[a-z]+|services/[a-z]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'teams-stand-alone',
      comment: 'No app or service imports another one: they meet in packages/contracts and at run time.',
      severity: 'error',
      from: { path: team },
      to: { path: team, pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-team',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: team },
    },
    {
      name: 'contracts-need-only-zod',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contracts/', 'node_modules/zod/'] },
    },
    {
      name: 'browser-and-server-apart',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|packages/(ui|mfe-kit))/' },
      to: { path: '^packages/(service-kit|infra)/' },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
