/** Runs tasks, at most `width` at a time. Rejects with the first failure, after which no task is begun. */
export async function inPool(width: number, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      try {
        await task();
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
