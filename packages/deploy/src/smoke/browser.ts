import { CHROMIUM_FLAGS, findChromium } from '@serein/infra';
import { type Browser, chromium } from 'playwright-core';

/** A browser without a window, or why there is none. */
export async function openBrowser(): Promise<Browser | { why: string }> {
  try {
    return await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  } catch (error) {
    const [line = 'unknown'] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { why: line };
  }
}
