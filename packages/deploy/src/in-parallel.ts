/** Runs a task for each item, at most `width` at a time. Rejects with the first failure, after which none is begun. */
export async function inParallel<T>(
  width: number,
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await task(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
