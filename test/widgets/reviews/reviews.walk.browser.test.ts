import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReviews } from '../../../demo/content/reviews.ts';
import { productBySlug } from '../../../demo/content/catalogue.ts';
import { expectUsableAtAllWidths } from '../../support/expectUsableAtAllWidths.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('reviews', () => {
  it('are sorted, filtered and looked at with the keyboard alone', async () => {
    const id = productBySlug('breakfast-mug')?.id ?? '';
    shop.demo.host.reviews.set(id, makeReviews(23, id));
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
    await open('/store/p/breakfast-mug?reviews=1');
    const place = page.locator('[data-storefront="reviews"]');
    await place.scrollIntoViewIfNeeded();
    const stars = async () =>
      (await place.locator('li [role="img"]').evaluateAll((nodes) => nodes.map((node) => node.ariaLabel?.[0]))).join('');
    await expect.poll(stars).toBe('5453525454');
    await place.getByLabel('Sort by').selectOption('Lowest rating');
    await expect.poll(stars).toBe('2223334444');
    await place.getByLabel('Show', { exact: true }).selectOption({ label: '2 stars (3)' });
    await expect.poll(stars).toBe('222');
    await expect.poll(() => page.locator('[aria-live]').allTextContents()).toContain('3 reviews match.');
    await place.getByLabel('Show', { exact: true }).selectOption('All stars');
    await place.getByLabel('Sort by').selectOption('Featured');
    await expect.poll(stars).toBe('5453525454');

    await place.getByRole('button', { name: 'Photo from Anna Whitlock' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Photo from Anna Whitlock' });
    await dialog.waitFor();
    await expectUsableAtAllWidths(page);
    await page.keyboard.press('ArrowRight');
    await dialog
      .or(page.getByRole('dialog', { name: 'Photo from Ines' }))
      .getByText('Photo 2 of 2')
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Photo 1 of 2').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('storefront-review-image');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
