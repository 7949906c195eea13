import { CHROMIUM_FLAGS, findChromium, Unavailable } from '@serein/infra';
import { type Browser, chromium } from 'playwright-core';
import { DeployFailure } from '../failure.ts';

/** On a busy machine. */
const LAUNCH_MS = 120_000;

/**
 * A browser without a window, or why the machine has none.
 * @throws DeployFailure when there is one and it does not start: nothing goes live that it should have looked at
 */
export async function openBrowser(): Promise<Browser | { why: string }> {
  const executablePath = await findChromium().catch((error: unknown) => {
    if (error instanceof Unavailable) return { why: error.message };
    throw error;
  });
  if (typeof executablePath !== 'string') return executablePath;
  try {
    return await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS], timeout: LAUNCH_MS });
  } catch (error) {
    const [line = 'unknown'] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new DeployFailure(`The browser for the smoke load did not start: ${line}`);
  }
}
