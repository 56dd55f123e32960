import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchProducts } from '../../../demo/lists.ts';
import { expectUsableByAll } from '../../support/expectUsableByAll.ts';
import { fillCart, type CartItem } from '../../support/fillCart.ts';
import { noteSaid, untilSaid } from '../../support/noteSaid.ts';
import { openStage, type Stage, type StagePage, type Visit } from '../../support/openStage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const MUG: CartItem = { slug: 'breakfast-mug', sku: 'WK-MUG-OL', quantity: 2 };
const NAME: CartItem = { slug: 'name-mug', sku: 'WK-NAME' };
const LINK = '<a href="/cart" id="to-cart">Cart <span class="sqs-cart-quantity">0</span></a>';
const tag = (attributes: string): `<${string}` => `<script src="/dist/storefront.umd.js" defer ${attributes}></script>`;

const open = async (items: readonly CartItem[], attributes = 'data-mini-cart="on"', page: StagePage = {}): Promise<Visit> => {
  const visit = await stage.open(
    { tag: tag(attributes), bodyStart: LINK, ...page },
    {
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
      async prepare(context) {
        await noteSaid(context);
        if (items.length > 0) await fillCart(stage, context, items);
      },
    },
  );
  await visit.page.locator('.sqs-add-to-cart-button[data-state="idle"]').first().waitFor();
  return visit;
};
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Cart' });
const row = (visit: Visit, title: string) => dialog(visit).getByRole('listitem').filter({ hasText: title });
const fits = ({ page }: Visit) =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth <= innerWidth &&
      document.querySelector('.storefront-mini-cart .lightbox-content')!.scrollWidth <= innerWidth,
  );
const focusIsIn = ({ page }: Visit, selector: string) =>
  page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

describe('the mini cart', () => {
  it('is used by keyboard and by the names that are read out', async () => {
    const visit = await open([MUG, NAME]);
    const { page } = visit;
    await page.locator('#to-cart').focus();
    await page.keyboard.press('Enter');
    await row(visit, 'Name Mug').waitFor();
    // Both lines, each with its parts by name, and the ways on.
    expect(await dialog(visit).getByRole('list').getByRole('listitem').count()).toBe(2);
    const quantity = dialog(visit).getByRole('spinbutton', { name: 'Quantity of Breakfast Mug, Oat, Large' });
    for (const [role, name] of [
      ['link', 'Breakfast Mug'],
      ['button', 'Remove Name Mug'],
      ['link', 'Checkout'],
      ['link', 'View Cart'],
    ] as const)
      expect(await dialog(visit).getByRole(role, { name, exact: true }).count()).toBe(1);
    // The focus goes through the dialog and stays in it.
    const isIn: boolean[] = [];
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      isIn.push(await focusIsIn(visit, '.storefront-mini-cart'));
    }
    expect(isIn).not.toContain(false);
    await quantity.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => visit.writes().map(({ method, body }) => [method, body])).toEqual([['PUT', { quantity: 3 }]]);
    await dialog(visit).getByRole('button', { name: 'Remove Name Mug' }).focus();
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Name Mug was removed.');
    await expect.poll(() => focusIsIn(visit, '.storefront-mini-cart .cart-row')).toBe(true);
    await dialog(visit)
      .getByRole('button', { name: /^Undo: Name Mug/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(visit).locator('.cart-row').count()).toBe(2);
    expect(await fits(visit)).toBe(true);
    await expectUsableByAll(page, '.storefront-mini-cart');
    await page.keyboard.press('Escape');
    await dialog(visit).waitFor({ state: 'detached' });
    await expect.poll(() => focusIsIn(visit, '#to-cart')).toBe(true);
    expect(visit.pageErrors).toEqual([]);
    await visit.close();
  });

  it('keeps a change while there is no network, says so, and sends it once', async () => {
    const visit = await open([MUG]);
    await visit.page.locator('#to-cart').click();
    await row(visit, 'Breakfast Mug').waitFor();
    await visit.context.setOffline(true);
    const quantity = dialog(visit).getByRole('spinbutton');
    await quantity.fill('4');
    await quantity.press('Enter');
    await dialog(visit).getByText('You are offline. Your changes are kept').waitFor();
    expect(await dialog(visit).locator('.cart-subtotal-price').textContent()).toBe('$136.00');
    await expectUsableByAll(visit.page, '.storefront-mini-cart');
    await visit.context.setOffline(false);
    await expect.poll(() => visit.writes().map(({ method, body }) => [method, body])).toEqual([['PUT', { quantity: 4 }]]);
    await dialog(visit).getByText('You are offline').waitFor({ state: 'detached' });
    await visit.close();
  });

  it('says what the platform refuses, takes the quantity back, and stays open', async () => {
    const visit = await open([MUG]);
    const { page } = visit;
    await page.route('**/entries/*', (route) => route.fulfill({ status: 400, json: { error: 'The kiln is closed.' } }));
    await page.locator('#to-cart').click();
    await row(visit, 'Breakfast Mug').waitFor();
    const quantity = dialog(visit).getByRole('spinbutton');
    await quantity.fill('9');
    await quantity.press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    await expectUsableByAll(page, '[role="alertdialog"]');
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect([await quantity.inputValue(), await dialog(visit).locator('.cart-subtotal-price').textContent()]).toEqual(['2', '$68.00']);
    await expect.poll(() => focusIsIn(visit, '.storefront-mini-cart')).toBe(true);
    await visit.close();
  });

  it('shows all of a hundred lines, in a window of 320 px', async () => {
    const items = benchProducts(100).map(({ id, structuredContent }) => ({
      slug: id,
      sku: structuredContent.variants.find(({ qtyInStock, unlimited }) => unlimited || qtyInStock > 2)?.sku ?? null,
    }));
    const visit = await open(items);
    await visit.page.locator('#to-cart').click();
    await expect.poll(() => dialog(visit).getByRole('listitem').count()).toBe(100);
    expect(await fits(visit)).toBe(true);
    await expectUsableByAll(visit.page, '.storefront-mini-cart');
    await visit.close();
  });

  it('is told as a cart that was viewed, once for each opening', async () => {
    const visit = await open([MUG], 'data-mini-cart="on" data-data-layer="on"', { before: '<script>window.dataLayer = [];</script>' });
    const { page } = visit;
    const viewed = () =>
      page.evaluate(
        () => (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.filter(({ event }) => event === 'view_cart').length,
      );
    for (const count of [1, 2]) {
      await page.locator('#to-cart').click();
      await row(visit, 'Breakfast Mug').waitFor();
      // Opening what is open is no opening.
      await page.evaluate(() => (window as unknown as { Storefront: { cart: { open(): Promise<boolean> } } }).Storefront.cart.open());
      await expect.poll(viewed).toBe(count);
      await page.keyboard.press('Escape');
      await dialog(visit).waitFor({ state: 'detached' });
    }
    expect(await viewed()).toBe(2);
    await visit.close();
  });

  it('is nowhere in the editor, and in a frame links to the cart stay links', async () => {
    const editor = await stage.open({
      tag: tag('data-mini-cart="on"'),
      bodyStart: `<script>document.body.classList.add('sqs-edit-mode-active')</script>${LINK}`,
    });
    const isOpened = ({ page }: Pick<Visit, 'page'>) =>
      page.evaluate(() =>
        (window as unknown as { Storefront: { ready: Promise<void>; cart: { open(): Promise<boolean> } } }).Storefront.cart.open(),
      );
    expect(await editor.page.locator('body.sqs-edit-mode-active').count()).toBe(1);
    expect(await isOpened(editor)).toBe(false);
    await editor.page.locator('#to-cart').click();
    await editor.page.waitForURL('**/cart');
    await editor.close();

    const inner = stage.put({ tag: tag('data-mini-cart="on" data-preview="on"'), bodyStart: LINK });
    const outer = await stage.open({ tag: 'none', bodyEnd: `<iframe src="${inner}" name="inner"></iframe>` });
    const frame = outer.page.frame('inner')!;
    await frame.locator('#to-cart').click();
    await frame.waitForURL('**/cart');
    expect(await frame.locator('.storefront-mini-cart').count()).toBe(0);
    await outer.close();
  });

  it('leaves a theme’s own cart as it is, whether that is opened by a link or stands open', async () => {
    const own =
      '<a href="/cart" class="custom-cart" onclick="event.preventDefault(); drawer.hidden = false">Basket</a><aside id="drawer" hidden><ul><li class="cart-row">A mug</li></ul></aside>';
    const visit = await open([MUG], 'data-mini-cart="on" data-after-add="stay"', { bodyStart: own });
    const drawer = visit.page.locator('#drawer');
    await visit.page.locator('.custom-cart').click();
    expect([await drawer.isVisible(), await dialog(visit).count()]).toEqual([true, 0]);
    expect(await drawer.innerHTML()).toBe('<ul><li class="cart-row">A mug</li></ul>');
    await visit.close();
  });
});
