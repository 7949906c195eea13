import { type LoadReport, registryRoutes } from '@serein/contracts/registry';

/** As many as one call takes. */
const MOST = 20;
const WAIT_MS = 5_000;

/** Collects reports and sends them together. */
export class ReportBatch {
  #waiting: LoadReport[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send must not throw */
  constructor(private readonly send: (reports: LoadReport[]) => void) {}

  add(report: LoadReport): void {
    this.#waiting.push(report);
    if (this.#waiting.length >= MOST) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const reports = this.#waiting;
    this.#waiting = [];
    if (reports.length > 0) this.send(reports);
  }
}

const batch = new ReportBatch((reports) => {
  try {
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon(registryRoutes.report.path, body);
  } catch {
    // a report is worth less than the page
  }
});

/** Tells the registry what came of a load, some time soon. */
export const report = (what: LoadReport): void => batch.add(what);

/** Sends what waits when the page goes away. */
export function startReports(): void {
  window.addEventListener('pagehide', () => batch.flush());
}
