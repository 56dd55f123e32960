import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFirst } from '../../support/chooseFirst.ts';
import { fillCart } from '../../support/fillCart.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MUG = { slug: 'breakfast-mug', sku: 'WK-MUG-OL' };
const open = (attributes: string, page: StagePage = {}): Promise<Visit> =>
  stage.open(
    { tag: `<script src="/dist/storefront.umd.js" defer ${attributes}></script>`, ...page },
    { reducedMotion: 'reduce', prepare: (context) => void fillCart(stage, context, [MUG]) },
  );
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Cart' });
const BUTTON = ':is(.sqs-add-to-cart-button, [data-storefront="add-to-cart"])[data-state="idle"]';
const add = async ({ page }: Visit): Promise<void> => {
  const button = page.locator(BUTTON).first();
  await button.waitFor();
  await chooseFirst(page);
  await button.click();
};
const OWN_LINK = '<a href="/cart" id="own">Cart</a>';

describe.concurrent('the mini cart', () => {
  it('is opened by a link to the cart, by the pill and by "View Cart", and closed by a click beside it', async () => {
    const visit = await open('data-mini-cart="on"', { query: 'markup=a', bodyStart: OWN_LINK });
    const { page } = visit;
    const { href } = new URL(page.url());
    await add(visit);
    // "View Cart" comes first: it leaves with the button's "Added!".
    const ways = ['.ProductItem-view-cart a', '#own', '.sqs-pill-shopping-cart-content'];
    for (const way of ways) {
      await page.locator(way).first().click();
      await dialog(visit).locator('.cart-row').first().waitFor();
      await page.mouse.click(5, 5);
      await dialog(visit).waitFor({ state: 'detached' });
      expect(page.url()).toBe(href);
    }
    // The middle button opens a tab, as everywhere.
    const [tab] = await Promise.all([visit.context.waitForEvent('page'), page.locator('#own').click({ button: 'middle' })]);
    await tab.waitForURL('**/cart');
    expect(await dialog(visit).count()).toBe(0);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('has no field for codes, and leaves them to the cart page, to which its own link leads', async () => {
    const visit = await open('data-mini-cart="on"', { bodyStart: OWN_LINK });
    await visit.page.locator(BUTTON).first().waitFor();
    await visit.page.locator('#own').click();
    await dialog(visit).locator('.cart-row').waitFor();
    expect(await dialog(visit).locator('input').count()).toBe(await dialog(visit).locator('.cart-row-qty-input').count());
    await dialog(visit).getByRole('link', { name: 'View Cart' }).click();
    await visit.page.waitForURL('**/cart');
    await visit.page.getByLabel('Promo code').waitFor();
    await visit.close();
  });
});

describe.concurrent('after an add', () => {
  it.each([
    ['cart', '**/cart'],
    ['/about', '**/about'],
  ])('data-after-add="%s" leads there, once the platform has the line', async (afterAdd, url) => {
    const visit = await open(`data-after-add="${afterAdd}"`);
    await add(visit);
    await visit.page.waitForURL(url);
    expect(visit.writes().filter(({ path, status }) => path.endsWith('/entries') && status === 200).length).toBe(1);
    await visit.close();
  });

  it('stays on the page by default, and says what was added', async () => {
    const visit = await open('');
    await add(visit);
    await visit.page.locator('.storefront-status').filter({ hasText: 'added to cart' }).waitFor({ state: 'attached' });
    await visit.page.evaluate(() => (window as unknown as { Storefront: { whenIdle(): Promise<void> } }).Storefront.whenIdle());
    expect([await dialog(visit).count(), new URL(visit.page.url()).pathname]).toEqual([0, expect.stringContaining('/stage/')]);
    await visit.close();
  });

  it.each([
    ['by express checkout', { query: 'express=1' }, /\/checkout$/],
    ['a gift card', { path: '/store/p/gift-card' }, /\/checkout\/gift-card\?/],
    ['a subscription', { path: '/store/p/harbour-blend' }, /\/checkout\?cartToken=subscription-/],
  ] as const)('goes on to the checkout, neither to the mini cart nor elsewhere: %s', async (_what, product, end) => {
    const after = await Promise.all(
      ['mini-cart', '/about'].map(async (afterAdd) => {
        const visit = await open(`data-after-add="${afterAdd}"`, {
          ...product,
          before: `<script>addEventListener('DOMContentLoaded', () => document.addEventListener('storefront:cart-opened', () => sessionStorage.opened = 'yes'));</script>`,
        });
        await add(visit);
        await visit.page.waitForURL(end);
        const opened = await visit.page.evaluate(() => sessionStorage.getItem('opened'));
        await visit.close();
        return opened;
      }),
    );
    expect(after).toEqual([null, null]);
  });
});
