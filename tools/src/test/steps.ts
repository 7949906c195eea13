import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

export interface TestStep {
  name: string;
  command: string;
  args: string[];
  /** Where the step writes Jest's results. */
  resultFile?: string;
}

/** As many as the machine has cores: most suites run servers of their own beside them. */
const WORKERS = 2;

const program = (name: string): string => join(ROOT, 'node_modules/.bin', name);

/** The whole test, the quick steps first. */
export function testSteps(results: string): TestStep[] {
  const tests = join(results, 'tests.json');
  const journeys = join(results, 'journeys.json');
  return [
    { name: 'format and lint', command: program('biome'), args: ['ci', '--colors=off', '.'] },
    { name: 'types', command: program('tsc'), args: ['-b'] },
    { name: 'import rules', command: 'npm', args: ['run', '--silent', 'boundaries'] },
    { name: 'unused code', command: program('knip'), args: [] },
    {
      name: 'unit and integration tests',
      command: 'npm',
      args: [...['run', '--silent', 'jest', '--', `--maxWorkers=${WORKERS}`], ...['--json', `--outputFile=${tests}`]],
      resultFile: tests,
    },
    { name: 'build', command: process.execPath, args: [join(ROOT, 'tools/dist/build.js')] },
    {
      name: 'journeys',
      command: 'npm',
      args: ['test', '--silent', '-w', 'e2e', '--', '--json', `--outputFile=${journeys}`],
      resultFile: journeys,
    },
  ];
}
