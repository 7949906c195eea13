/**
 * Asks once for everybody who wants to know at the same time, and gives the answer again for a moment after it came.
 * What could not be asked is not kept.
 */
export function sharedAnswer<Value>(keptMs: number, ask: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  const forget = (): void => {
    current = undefined;
  };
  return () => {
    if (!current) {
      current = ask();
      current.then(() => setTimeout(forget, keptMs).unref(), forget);
    }
    return current;
  };
}
