import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';

// One for all test files that this worker runs one after another; it goes with the worker.
let shared: Promise<Browser> | null = null;

/** The Chromium of this worker, started by the first file that asks for it, and what takes all visitors of the file out of it again. */
export async function shareChromium(): Promise<{ readonly browser: Browser; leave(): Promise<void> }> {
  if (!(await shared)?.isConnected()) shared = launchChromium();
  const browser = await shared!;
  return {
    browser,
    async leave() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  };
}
