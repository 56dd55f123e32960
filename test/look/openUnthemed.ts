import type { BrowserContextOptions, Page } from 'playwright-core';
import { whenReady } from '../support/openShop.ts';
import type { Stage, Visit } from '../support/openStage.ts';
import { unthemedPage, type UnthemedOptions } from './unthemedPage.ts';

/** Opens such a page; settles once every part of it is alive. */
export async function openUnthemed(stage: Stage, options: UnthemedOptions = {}, context: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await stage.open({ edit: () => unthemedPage(options) }, { reducedMotion: 'reduce', ...context });
  await whenReady(visit.page);
  // A form is loaded as it nears the viewport.
  for (const form of await visit.page.locator('[data-storefront="form"]').all()) {
    await form.scrollIntoViewIfNeeded();
    await form.locator('form').waitFor();
  }
  await visit.page.evaluate(() => scrollTo(0, 0));
  return visit;
}

/** Chooses what is on sale and adds it: the price has a saving, the button says so, the pill comes. */
export async function addMug(page: Page): Promise<void> {
  const product = page.locator('[data-storefront="product"]').first();
  await product.locator('select').nth(0).selectOption('Oat');
  await product.locator('select').nth(1).selectOption('Small');
  const button = product.locator('[data-storefront="add-to-cart"]');
  await product.locator('[data-storefront="add-to-cart"][data-state="idle"]').waitFor();
  await button.click();
  await page.locator('.sqs-pill-shopping-cart-content').waitFor();
}
