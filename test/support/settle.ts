import type { Page } from 'playwright-core';

/** Two frames, an idle moment and a little more by the page's clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((later) => setTimeout(later, 150));
  });
}
