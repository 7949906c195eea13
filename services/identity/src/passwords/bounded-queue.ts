/** Runs at most `width` jobs at once and lets at most `length` wait; more are turned away at the door. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly length: number,
  ) {}

  /** @returns what the job gives, or 'full' when it was not taken */
  async run<T>(job: () => Promise<T>): Promise<T | 'full'> {
    if (this.running >= this.width) {
      if (this.waiting.length >= this.length) return 'full';
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
