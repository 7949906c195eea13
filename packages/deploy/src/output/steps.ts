import type { Surroundings } from '../surroundings.ts';
import { duration } from './format.ts';

const LABEL_WIDTH = 56;

/** Tells what a deployment does: one line per finished step with its time, on a terminal also what is going on. */
export class Steps {
  readonly #startedAt = performance.now();

  constructor(private readonly out: Surroundings['out']) {}

  /** Runs a step; `done` says how it went. */
  async run<T>(label: string, task: () => Promise<T>, done: (result: T) => string): Promise<T> {
    const startedAt = performance.now();
    if (this.out.isTTY) this.out.write(`  … ${label}`);
    try {
      const result = await task();
      this.#line('✓', done(result), performance.now() - startedAt);
      return result;
    } catch (error) {
      this.#line('✗', label, performance.now() - startedAt);
      throw error;
    }
  }

  say(text: string): void {
    this.out.write(`${text}\n`);
  }

  /** Since the first step began. */
  get total(): string {
    return duration(performance.now() - this.#startedAt);
  }

  #line(mark: string, text: string, ms: number): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
    this.out.write(`  ${mark} ${text.padEnd(LABEL_WIDTH)} ${duration(ms).padStart(8)}\n`);
  }
}
