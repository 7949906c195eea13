import { Team } from '@serein/tools/alone';
import { PageVisits } from './page-visits.ts';

/**
 * Deploys learn 20 times in a row under a load of page visits, and prints what became of the visits and how long a
 * pointer took from the change to the page, as a ratio to a few deployments of the same run without load:
 * `npm run deploys -w bench -- http://localhost:8080 .data` (the folder is the site's DATA_DIR).
 */
const DEPLOYS = 20;
const IDLE_DEPLOYS = 5;
const FILE = 'src/courses/CourseResults.tsx';

const url = process.argv[2] ?? 'http://localhost:8080';
const learn = await Team.of('learn', { url, dataDir: process.argv[3] ?? process.env.DATA_DIR });
let heading = 'Available Journeys';

try {
  const idle = await deployTimes(IDLE_DEPLOYS);
  const idleBack = await rollBack();
  const visits = new PageVisits(url);
  const loaded = await deployTimes(DEPLOYS);
  const loadedBack = await rollBack();
  const { requests, failures } = await visits.end();

  console.log(`${DEPLOYS} deployments in a row, under ${requests} requests of page visits: ${failures.length} failed`);
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  tell('change to new version served', idle, loaded);
  tell('rollback to previous version served', [idleBack], [loadedBack]);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await learn.leave();
}

async function deployTimes(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 1; n <= count; n++) {
    const next = `Available Journeys ${Date.now()}`;
    learn.edit(FILE, `>${heading}<`, `>${next}<`);
    heading = next;
    times.push(flipTime(await learn.deploy()));
  }
  return times;
}

async function rollBack(): Promise<number> {
  return flipTime(await learn.deploy('rollback'));
}

/** Of the two steps of the command that move the pointer and wait until the site serves it. @returns ms */
function flipTime({ code, output }: { code: number | null; output: string }): number {
  const [, moved, movedUnit] = /pointer moved.*?([\d.]+) (ms|s)\n/.exec(output) ?? [];
  const [, served, servedUnit] = /new visitors get [0-9a-f]{16} +([\d.]+) (ms|s)\n/.exec(output) ?? [];
  if (code !== 0 || !moved || !served) throw new Error(`The deployment failed:\n${output}`);
  return inMs(moved, movedUnit) + inMs(served, servedUnit);
}

function inMs(value: string, unit: string | undefined): number {
  return Number(value) * (unit === 's' ? 1000 : 1);
}

function tell(what: string, idle: number[], loaded: number[]): void {
  const ratio = median(loaded) / median(idle);
  console.log(
    `${what}: ${median(loaded)} ms (longest ${Math.max(...loaded)} ms), ${ratio.toFixed(1)} times that of an idle site (${median(idle)} ms)`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
