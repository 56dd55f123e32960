import type { Page } from 'playwright-core';

/** Waits for what the page has begun, by its own clock: two frames, a time with nothing to do, and a moment more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((later) => setTimeout(later, 150));
  });
}
