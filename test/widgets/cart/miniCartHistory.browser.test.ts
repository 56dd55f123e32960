import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../../support/fillCart.ts';
import { openStage, type Stage, type Visit } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const TAG: `<${string}` = '<script src="/dist/storefront.umd.js" defer data-mini-cart="on"></script>';
const LINK = '<a href="/cart" id="plain">Cart (0)</a>';
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Cart' });
const isReady = ({ page }: Visit) => page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();

async function open(bodyEnd = ''): Promise<Visit> {
  const items = [{ slug: 'breakfast-mug', sku: 'WK-MUG-OL', quantity: 2 }];
  const visit = await stage.open(
    { tag: TAG, bodyStart: LINK, bodyEnd },
    { prepare: async (context) => void (await fillCart(stage, context, items)) },
  );
  await isReady(visit);
  return visit;
}

/** A theme's router, which follows links to the cart without a load. */
const router = (signs: boolean): string => `<script>
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href="/cart"]');
    if (!link || link.id === 'plain') return;
    event.preventDefault();
    ${signs ? "window.dispatchEvent(new Event('mercury:unload'));" : ''}
    history.pushState(null, '', '/cart');
    document.body.id = 'cart';
    document.querySelector('main').innerHTML =
      '<div id="sqs-cart-root"><script type="application/json">{"storeCurrency":"USD"}<\\/script><div id="sqs-cart-container"></div></div>';
    ${signs ? "window.dispatchEvent(new Event('mercury:load'));" : ''}
  });
  window.addEventListener('popstate', () => (window.popped = true));
</script>`;

describe('the browser’s history and the mini cart', () => {
  it('the back button closes each opening, also after one that the visitor has come forward to, or reloaded', async () => {
    const visit = await open();
    const { page } = visit;
    const openAndGoBack = async () => {
      await page.locator('#plain').click();
      await dialog(visit).waitFor();
      await page.goBack();
      await dialog(visit).waitFor({ state: 'detached' });
    };
    await openAndGoBack();
    await page.goForward();
    expect(await dialog(visit).count()).toBe(0);
    await openAndGoBack();
    await page.goForward();
    await page.reload();
    await isReady(visit);
    await openAndGoBack();
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('the back button closes it, also as soon as it is there', async () => {
    const visit = await open(`<script>
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[role=dialog]')) return;
        observer.disconnect();
        history.back();
      }).observe(document, { childList: true, subtree: true });
    </script>`);
    const { page } = visit;
    const gone = page.evaluate(() => new Promise((go) => window.addEventListener('popstate', go, { once: true })).then(() => 'back'));
    await page.locator('#plain').click();
    expect(await gone).toBe('back');
    await dialog(visit).waitFor({ state: 'detached' });
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it.each([
    ['with the signs of a page change', true],
    ['without a sign', false],
  ])('a router that follows “View Cart” %s stays on the cart page, and the mini cart goes', async (_case, signs) => {
    const visit = await open(router(signs));
    const { page } = visit;
    await page.locator('#plain').click();
    await dialog(visit).getByRole('link', { name: 'View Cart' }).click();
    await page.locator('#sqs-cart-container .cart-row').waitFor();
    await dialog(visit).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect(await page.evaluate(() => 'popped' in window)).toBe(false);
    expect(await page.locator('.cart-row').count()).toBe(1);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });
});
