/**
 * Asks again until the answer is right; for what happens by itself, such as an event that arrives.
 * @throws the last error of `check` when it does not come true within the time
 */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
