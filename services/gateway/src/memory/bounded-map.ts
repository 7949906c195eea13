/** A map that forgets what was used least recently once it holds more than its bound. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  #weight = 0;

  /**
   * @param bound the largest sum of weights
   * @param weigh what one value weighs; by default 1, so that the bound is a count
   */
  constructor(
    private readonly bound: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.bound) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.weigh(value);
  }
}
