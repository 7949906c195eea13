const FRAME_MS = 100;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Tells what is going on: one line per finished step, and on a terminal a last line with what is running. */
export class Progress {
  private readonly running = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private silent = false;

  constructor(private readonly out: NodeJS.WriteStream = process.stdout) {}

  /** Runs a step under a name. `done` says how it went, when that is more than "it is done". */
  async step<T>(label: string, task: () => Promise<T>, done?: (result: T) => string): Promise<T> {
    const startedAt = Date.now();
    this.running.set(label, startedAt);
    this.animate();
    try {
      const result = await task();
      this.finish(label);
      this.line(`  ✓ ${(done?.(result) ?? label).padEnd(44)} ${seconds(Date.now() - startedAt).padStart(8)}`);
      return result;
    } catch (error) {
      this.finish(label);
      this.line(`  ✗ ${label}`);
      throw error;
    }
  }

  /** Prints a line above the one that shows what is running. */
  line(text: string): void {
    if (this.silent) return;
    this.erase();
    this.out.write(`${text}\n`);
    this.draw();
  }

  /** Says no more: what an interrupted step has to tell means nothing. */
  silence(): void {
    this.silent = true;
    clearInterval(this.timer);
  }

  private finish(label: string): void {
    this.running.delete(label);
    if (this.running.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private animate(): void {
    if (!this.out.isTTY || this.timer) return;
    this.timer = setInterval(() => {
      this.erase();
      this.draw();
    }, FRAME_MS);
    this.timer.unref();
  }

  private erase(): void {
    if (this.out.isTTY) this.out.write('\r\u001b[K');
  }

  private draw(): void {
    if (!this.out.isTTY || this.running.size === 0) return;
    const now = Date.now();
    const steps = [...this.running].map(([label, since]) => `${label} (${seconds(now - since)})`).join(', ');
    this.out.write(`  … ${steps}`.slice(0, this.out.columns - 1));
  }
}
