import type { Page } from 'playwright-core';

/** Two frames and an idle moment, and until the shop has nothing under way; on pages without it a little more by the page's clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
    const { Storefront } = window as { Storefront?: { whenIdle?: () => Promise<void> } };
    if (Storefront?.whenIdle) await Storefront.whenIdle();
    else await new Promise((later) => setTimeout(later, 150));
  });
}
