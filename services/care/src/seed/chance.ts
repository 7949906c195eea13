/** The same numbers in every run, so that each demo site shows the same people (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.next() * from.length)] ?? from[0];
  }

  /** Several, each once, in their own order. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from.keys()];
    while (left.length > count) left.splice(Math.floor(this.next() * left.length), 1);
    return left.map((index) => from[index]).filter((value) => value !== undefined);
  }
}
