import ai from './mfe-ai/exposes.mjs';
import care from './mfe-care/exposes.mjs';
import community from './mfe-community/exposes.mjs';
import learn from './mfe-learn/exposes.mjs';

/** A remote is entered by what it exposes. */
const remote = (exposes) => ({ entry: Object.values(exposes).map((file) => file.slice(2)) });

/** @type {import('knip').KnipConfig} */
export default {
  // The type of an exported function's argument may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    // The containers run what lies in docker/; NATS' client is there with the service.
    '.': { entry: ['*.mjs', 'docker/**/*.{js,mjs}'], ignoreDependencies: ['@nats-io/transport-node'] },
    'packages/infra': { entry: ['run/*.mjs'] },
    // Its tests start it as a process of its own.
    'packages/service-kit': { entry: ['src/testing/fixtures/service-child.ts'] },
    // The fonts are named in CSS.
    'packages/ui': { ignoreDependencies: ['@fontsource-variable/.+'] },
    'packages/*': {},
    'services/*': { entry: ['src/main.ts'] },
    'services/identity': { entry: ['src/main.ts', 'src/admin.ts'] },
    // The shell finds its pages by their names (src/federation/shell-pages.ts).
    shell: { entry: ['src/main.tsx', 'src/pages/**/*Page.tsx'] },
    'mfe-ai': remote(ai),
    'mfe-care': remote(care),
    'mfe-community': remote(community),
    'mfe-learn': remote(learn),
    tools: { entry: ['src/*.ts', 'assets/*.mjs'] },
    e2e: { entry: ['src/site/global-*.ts'] },
    bench: { entry: ['src/main.ts', 'src/deploys.ts', 'src/lists.ts'] },
  },
};
