import { setTimeout } from 'node:timers/promises';

/** How fast the offline companion speaks: words come one by one, as from somebody who thinks while talking. */
export class Pace {
  constructor(private readonly milliseconds: number) {}

  async betweenPieces(signal: AbortSignal): Promise<void> {
    if (this.milliseconds === 0) return;
    // A stopped reply ends the wait early; the model sees the signal itself.
    await setTimeout(this.milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
