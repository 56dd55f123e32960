import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeReviews } from '../../../demo/content/reviews.ts';
import { productBySlug } from '../../../demo/content/catalogue.ts';
import { expectUsableAtAllWidths } from '../../support/expectUsableAtAllWidths.ts';
import { openShop, type OpenShop } from '../../support/openShop.ts';
import { settle } from '../../support/settle.ts';
import { forgetShifts, shiftsOf, watchShifts } from '../../support/watchShifts.ts';

let shop: OpenShop;
// A host per test, because late requests of the previous test's page must not reach it.
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const KINDS = [
  { markup: '7', slug: 'everyday-bowl', section: '.ProductItem-additional + [data-storefront="reviews"]' },
  { markup: '7.1', slug: 'breakfast-mug', section: '.ProductItem-additional + [data-storefront="reviews"]' },
  { markup: '8', slug: 'supper-plates', section: '.product-reviews-section > [data-storefront="reviews"]' },
  { markup: 'hooks', slug: 'cherry-tea-scoop', section: 'section[data-storefront="reviews"]' },
] as const;

const idOf = (slug: string): string => productBySlug(slug)?.id ?? '';
const asked = () => shop.demo.host.log.filter(({ path }) => path.includes('/product/reviews/')).map(({ path }) => path.split('/').at(-1));

/** Holds the host's response until the returned function is called. */
async function holdReviews(page: Page, id: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((go) => (answer = go));
  await page.route(`**/product/reviews/${id}*`, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

async function lookWhileLoading(count: number, query = '') {
  const id = idOf('breakfast-mug');
  shop.demo.host.reviews.set(id, makeReviews(count, id));
  const { page, open, context } = await shop.visit({ viewport: { width: 390, height: 844 } });
  await watchShifts(page);
  const answer = await holdReviews(page, id);
  await open(`/store/p/breakfast-mug?reviews=1${query}`);
  const place = page.locator('[data-storefront="reviews"]');
  await place.evaluate((node) => node.scrollIntoView());
  await place.getByText('Loading reviews…').waitFor();
  return { page, place, answer, context };
}

describe.each(KINDS)('reviews on a product page in markup $markup', ({ slug, section }) => {
  it.each([0, 1, 10, 11, 1000])('of %i customers', async (count) => {
    shop.demo.host.reviews.set(idOf(slug), makeReviews(count, idOf(slug), slug));
    const { page, open, complaints, context } = await shop.visit({ viewport: { width: 1280, height: 900 } });
    await watchShifts(page);
    const answer = await holdReviews(page, idOf(slug));
    await open(`/store/p/${slug}?reviews=1`);
    const place = page.locator(section);
    const summary = page.locator('[data-storefront="review-summary"]');
    await place.waitFor({ state: 'attached' });
    const isBeforePrice = await summary.evaluate(
      (node) =>
        (node.compareDocumentPosition(document.querySelector('.product-price,[data-storefront="price"]')!) &
          Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
    );
    expect(isBeforePrice).toBe(true);
    await place.scrollIntoViewIfNeeded();
    // Reserved space is given up out of sight; here the visitor looks at it when the response arrives.
    await place.getByText('Loading reviews…').waitFor();
    answer();
    if (count > 0) {
      await summary.locator('.star').first().waitFor();
      expect(await summary.locator('.storefront-review-count').textContent()).toBe(count === 1 ? '1 review' : `${count} reviews`);
      expect(await summary.locator('.star > svg > path').count()).toBe(5);
      await expect.poll(() => summary.getByRole('img').getAttribute('aria-label')).toMatch(/^\d(?:\.\d)? out of 5 stars, \d+ reviews?$/);
    }
    // Requested once, however many parts show it.
    await expect.poll(asked).toEqual(['assign', idOf(slug)]);
    const items = place.getByRole('listitem');
    if (count === 0) {
      await expect.poll(() => place.evaluate((node) => node.textContent?.trim())).toBe('');
      // A separate root, which may render later.
      await expect.poll(() => summary.textContent()).toBe('');
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    } else {
      await expect.poll(() => items.count()).toBe(Math.min(count, 10));
      const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        aggregateRating: { reviewCount: number };
      };
      expect(told.aggregateRating.reviewCount).toBe(count);
    }
    await expect.poll(() => place.getByRole('combobox').count()).toBe(count > 10 ? 2 : 0);
    const more = place.getByRole('button', { name: 'Show more' });
    await expect.poll(() => more.count()).toBe(count > 10 ? 1 : 0);
    // Before the key press, because browsers excuse shifts for half a second after it and slow machines take longer.
    expect(await shiftsOf(page)).toEqual([]);
    if (count > 10) {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => items.count()).toBe(Math.min(count, 20));
      await expect.poll(() => items.nth(10).evaluate((node) => node === document.activeElement)).toBe(true);
      await expect.poll(() => more.count()).toBe(count > 20 ? 1 : 0);
      await settle(page);
      await forgetShifts(page);
    }
    expect(asked()).toEqual(['assign', idOf(slug)]);
    await settle(page);
    expect(await shiftsOf(page)).toEqual([]);
    if (count === 1 || count === 11) await expectUsableAtAllWidths(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('reviews', () => {
  const HOSTILE = '<img src=x onerror="window.isHit=true"><script>window.isHit=true</script>';

  it('show what is hostile as text, and pictures from the web alone', async () => {
    const id = idOf('breakfast-mug');
    const base = { starRating: '4', userName: HOSTILE, reviewText: HOSTILE, productName: HOSTILE, reviewDate: HOSTILE };
    shop.demo.host.reviews.set(id, [
      { ...base, imageUrl: 'javascript:window.isHit=true', productImg: 'data:text/html,x' },
      { ...base, imageUrl: ['/a.svg'], productImg: 'vbscript:x', extra: { __proto__: null } },
      { starRating: 5 },
      { starRating: '6', reviewText: 'never' },
      ...([null, 'x'] as never[]),
      { ...base, imageUrl: '/assets/pictures/breakfast-mug-sea.svg' },
    ]);
    const { page, open, complaints, context } = await shop.visit();
    await open('/store/p/breakfast-mug?reviews=1');
    const place = page.locator('[data-storefront="reviews"]');
    await place.scrollIntoViewIfNeeded();
    await expect.poll(() => place.getByRole('listitem').count()).toBe(4);
    expect(await place.locator('.storefront-review-text').first().textContent()).toBe(HOSTILE);
    expect(
      await place.locator('img').evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname)),
    ).toEqual(['/assets/pictures/breakfast-mug-sea.svg']);
    expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
    expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('<');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['the host fails', 'server-error@reads'],
    ['a web page comes', 'html-error-page@reads'],
    ['there is no network', 'offline@reads'],
  ] as const)('leave nothing where %s, and say so to the page’s author', async (_case, scenario) => {
    const { page, open, complaints, context } = await shop.visit();
    await open(`/store/p/breakfast-mug?reviews=1&scenario=${scenario}`);
    const place = page.locator('[data-storefront="reviews"]');
    await place.scrollIntoViewIfNeeded();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect.poll(() => place.textContent()).toBe('');
    await expect.poll(() => page.locator('[data-storefront="review-summary"]').textContent()).toBe('');
    await context.close();
  });

  it('say that they are loading while a slow host thinks, and nothing moves when they come', async () => {
    const { page, place, answer, context } = await lookWhileLoading(11, '&scenario=slow');
    answer();
    await place.getByRole('listitem').first().waitFor();
    await expect.poll(() => place.getByText('Loading reviews…').count()).toBe(0);
    await settle(page);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  });

  it('leave free what was kept for them while it is in sight, when there are none', async () => {
    const { page, place, answer, context } = await lookWhileLoading(0);
    const height = () => place.evaluate((node) => node.getBoundingClientRect().height);
    const kept = await height();
    answer();
    await expect.poll(() => place.textContent()).toBe('');
    await settle(page);
    expect(await height()).toBe(kept);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(height).toBe(0);
    await settle(page);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  });

  it('are not asked for where the site shows none, by its page or by its host', async () => {
    const { page, open, context } = await shop.visit();
    await open('/store/p/breakfast-mug');
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.waitForLoadState('networkidle');
    await settle(page);
    expect(await page.locator('[data-storefront="reviews"],[data-storefront="review-summary"]').count()).toBe(0);
    expect(asked()).toEqual([]);
    shop.demo.host.reviews.isEnabled = false;
    await open('/store/p/breakfast-mug?reviews=1');
    await page.evaluate(() => scrollTo(0, 1e6));
    await expect.poll(asked).toEqual(['assign']);
    // The response's effects, if there were any.
    await page.waitForLoadState('networkidle');
    await settle(page);
    expect(asked()).toEqual(['assign']);
    expect((await page.locator('[data-storefront="reviews"]').textContent())?.trim()).toBe('');
    shop.demo.host.reviews.isEnabled = true;
    await context.close();
  });

  it('leave the page as the server sent it when the shop stops', async () => {
    const { page, open, context } = await shop.visit();
    await open('/store/p/supper-plates?reviews=1');
    await page.locator('[data-storefront="reviews"]').waitFor({ state: 'attached' });
    await page.locator('[data-storefront="reviews"]').scrollIntoViewIfNeeded();
    await page.locator('[data-storefront="reviews"] li').first().waitFor();
    await page.evaluate(() => (window.Storefront as unknown as { destroy(): void }).destroy());
    expect(await page.locator('[data-storefront="reviews"],script[type="application/ld+json"]').count()).toBe(0);
    expect(await page.locator('.product-reviews-section').innerHTML()).toBe('');
    await context.close();
  });
});
