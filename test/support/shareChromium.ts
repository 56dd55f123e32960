import type { Browser } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';

// One per worker, whose test files run in sequence.
let shared: Promise<Browser> | null = null;

/** Started on first use; also returns a function that closes the file's contexts. */
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
