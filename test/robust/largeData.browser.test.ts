import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productBySlug } from '../../demo/content/catalogue.ts';
import { makeReviews } from '../../demo/content/reviews.ts';
import { benchProducts } from '../../demo/lists.ts';
import { fillCart } from '../support/fillCart.ts';
import { openStage, type Stage } from '../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MUG_ID = productBySlug('breakfast-mug')?.id ?? '';
describe('a shop with more than anyone can look at', () => {
  it('shows 50,000 reviews a few at a time', async () => {
    // Short ones: an answer above 5 MB is not read.
    const short = makeReviews(50_000, '').map(({ starRating, userName }) => ({ starRating, userName }));
    stage.host.reviews.set(MUG_ID, JSON.parse(JSON.stringify(short)));
    const { page, pageErrors, close } = await stage.open({ query: 'reviews=1' });
    const reviews = page.locator('[data-storefront="reviews"]');
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByText('50000 reviews').waitFor();
    expect(await reviews.locator('*').count()).toBeLessThan(1000);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('shows a cart of 500 lines', async () => {
    const items = benchProducts(300).flatMap(({ id, structuredContent: { variants } }) =>
      variants.flatMap(({ sku, unlimited, qtyInStock }) => (unlimited || qtyInStock > 0 ? [{ slug: id, sku }] : [])),
    );
    const { page, pageErrors, close } = await stage.open(
      { path: '/cart' },
      { prepare: async (context) => void (await fillCart(stage, context, items.slice(0, 500))) },
    );
    await page.locator('#sqs-cart-container[data-state="loaded"]').waitFor();
    await expect.poll(() => page.locator('.cart-row').count()).toBe(500);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
