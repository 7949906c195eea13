import { DEMO_ACCOUNTS } from '@serein/contracts';

/**
 * Prints what the pages of care's lists cost, each as a ratio to the read of one doctor by his id in the same run:
 * `SEED=large npm start`, then `npm run lists -w bench -- http://localhost:8080`. `far` is a page deep in a list.
 */
const ROUNDS = 40;
const FAR_PAGES = 30;

const url = process.argv[2] ?? 'http://localhost:8080';
const token = await signIn();

interface Page {
  nextCursor: string | null;
  total?: number;
  doctors?: { _id: string }[];
}

const { doctors = [], total } = await get('/api/doctor/list?limit=1');
const [doctor] = doctors;
if (!doctor) throw new Error('There is no doctor on this site.');
const paths: Record<string, string> = {
  'one doctor': `/api/doctor/${doctor._id}`,
  'doctors by rating': '/api/doctor/list?limit=20',
  'doctors by rating, far': await far('/api/doctor/list?limit=100'),
  'doctors by name, far': await far('/api/doctor/list?limit=100&sort=name'),
  'doctors of a speciality': '/api/doctor/list?limit=20&speciality=Psychiatrist',
  'doctors of a language': '/api/doctor/list?limit=20&language=Malayalam',
  'doctors found by a common word': '/api/doctor/list?limit=20&search=psychologist',
  'doctors found by two words': '/api/doctor/list?limit=20&search=aparna%20koc',
  'doctors found by no word': '/api/doctor/list?limit=20&search=xylophone',
  hospitals: '/api/hospital/list?limit=20',
  'reviews of a doctor': `/api/doctor/reviews/${doctor._id}?limit=20`,
  'slots of a doctor': `/api/doctor/${doctor._id}/slots`,
  'my appointments': '/api/user/appointments?limit=20',
  'my appointments, far': await far('/api/user/appointments?limit=20', 5),
};

const times = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [what, path] of Object.entries(paths)) {
    const started = performance.now();
    await get(path);
    times.set(what, [...(times.get(what) ?? []), performance.now() - started]);
  }

const base = median(times.get('one doctor'));
console.log(`${total} doctors; one of them by id: ${base.toFixed(1)} ms`);
for (const [what, own] of times) {
  const typical = median(own);
  console.log(
    `${what.padEnd(32)} ${(typical / base).toFixed(1).padStart(6)} times  ${typical.toFixed(1).padStart(7)} ms`,
  );
}

/** Follows the cursor. @returns the path of a late page, or of the last one in a short list */
async function far(path: string, pages = FAR_PAGES): Promise<string> {
  let last = path;
  for (let page = 1; page < pages; page += 1) {
    const { nextCursor } = await get(last);
    if (!nextCursor) return last;
    last = `${path}&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return last;
}

async function get(path: string): Promise<Page> {
  const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Page;
}

async function signIn(): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS.patient;
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token: given } = (await answer.json()) as { token?: string };
  if (!given) throw new Error(`Nobody could sign in: ${answer.status}`);
  return given;
}

function median(values: number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
