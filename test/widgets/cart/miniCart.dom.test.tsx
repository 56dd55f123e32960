import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { added } from '../../app/fakeApi.ts';
import { openWidgets, type OpenPage } from '../openWidgets.ts';
import { anEntry, cartOf } from './openCartPage.ts';

const OPENS = { storefront: { cartEditDelay: 0, afterAdd: 'mini-cart' } };
const ENTRY = { itemId: 'item-1', sku: 'SKU-1', quantity: 1, additionalFields: null };

let page: OpenPage;
const lineOf = (quantity: number) => anEntry('1', { quantity, subTotal: quantity * 1850 });
/** Answers the next request of this name. */
async function answer(name: string, value: unknown): Promise<void> {
  const call = await vi.waitFor(() => {
    const found = page.api.calls.find((one) => one.name === name && !answered.has(one));
    if (!found) throw new Error(`The host was not asked: ${name}.`);
    return found;
  });
  answered.add(call);
  call.answer(value);
  await rest();
}
const answered = new WeakSet<object>();
const rest = async () => {
  for (let turn = 0; turn < 3; turn += 1) await page.show();
};
const dialog = () => document.querySelector('.storefront-mini-cart [role="dialog"]');
const description = () => dialog()?.querySelector('.lightbox-description')?.textContent ?? null;
const described = () => dialog()?.getAttribute('aria-describedby') ?? null;
const field = () => dialog()!.querySelector<HTMLInputElement>('.cart-row-qty-input')!;

async function openPage(html = ''): Promise<void> {
  page = await openWidgets(html, OPENS);
  onTestFinished(() => page.close());
}
async function add(pieces: number): Promise<void> {
  void page.shop.cart.add(ENTRY);
  await answer('addEntry', added(cartOf([lineOf(pieces)])));
}
async function changeTo(quantity: number): Promise<void> {
  field().value = `${quantity}`;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  field().dispatchEvent(new Event('change', { bubbles: true }));
  await answer('updateQuantity', { shoppingCart: cartOf([lineOf(quantity)]), updatedEntry: null });
}

describe('the mini cart that an add has opened', () => {
  it('says what was added, and says it no more once a quantity is another one', async () => {
    await openPage();
    await add(1);
    expect(description()).toMatch(/^1 .*Mug 1.* added to cart/);
    expect(described()).toBe(dialog()!.querySelector('.lightbox-description')!.id);
    await changeTo(3);
    expect([description(), described()]).toEqual([null, null]);
    expect(page.announced).toEqual([expect.stringMatching(/^Mug 1, Oat, Large: 3 in your cart\..*\$55\.50/)]);
  });

  it('does not say it again when the quantity is changed back', async () => {
    await openPage();
    await add(1);
    await changeTo(3);
    await changeTo(1);
    expect(description()).toBeNull();
    expect(page.announced.filter((text) => text.includes('added'))).toEqual([]);
  });

  it('says of the next add what that has added', async () => {
    await openPage();
    await add(1);
    await changeTo(3);
    page.shop.cart.close();
    await rest();
    await add(4);
    expect(description()).toMatch(/^1 .*Mug 1.*4/);
  });

  it('opened by a link says nothing of an add before it', async () => {
    await openPage();
    await add(1);
    page.shop.cart.close();
    await rest();
    void page.shop.cart.open();
    await rest();
    expect([dialog() === null, description()]).toEqual([false, null]);
  });
});

describe('a mini cart in the theme’s own place', () => {
  it('has no sentence about the add, which is read out instead', async () => {
    await openPage('<aside data-storefront="mini-cart"></aside>');
    await answer('load', cartOf([]));
    await add(1);
    expect(document.querySelector('aside')!.dataset['state']).toBe('open');
    expect(page.announced).toEqual([expect.stringMatching(/^1 .*Mug 1.* added to cart/)]);
  });
});

describe('a theme’s own mini cart', () => {
  it('states what is missing for free shipping, but not of a cart that is not shipped', async () => {
    const context = { ...OPENS, websiteSettings: { storeSettings: { freeShippingThreshold: { currency: 'USD', value: '50.00' } } } };
    for (const purelyDigital of [false, true]) {
      page = await openWidgets('<div data-storefront="mini-cart"></div>', context);
      await answer('load', cartOf([lineOf(1)], { purelyDigital }));
      expect(document.querySelector('.cart-free-shipping') === null).toBe(purelyDigital);
      page.close();
    }
  });

  it('calls an item without a title “Item”', async () => {
    await openPage('<div data-storefront="mini-cart"></div>');
    await answer('load', cartOf([anEntry('1', { title: '' })]));
    expect(document.querySelector('.cart-row-title')?.textContent).toBe('Item');
  });

  it.each([
    ['beside the cart page', '<div data-storefront="mini-cart"></div><div data-storefront="cart"></div>'],
    ['twice on a page', '<div data-storefront="mini-cart"></div><div data-storefront="mini-cart"></div>'],
  ])('%s shows a refused change in one message', async (_case, html) => {
    await openPage(html);
    await answer('load', cartOf([lineOf(1)]));
    const input = document.querySelector<HTMLInputElement>('.cart-row-qty-input')!;
    input.value = '5';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(page.api.calls.at(-1)?.name).toBe('updateQuantity'));
    page.api.calls.at(-1)!.refuse('http', { status: 400, serverMessage: 'Sorry, no.' });
    await rest();
    const alerts = () => [...document.querySelectorAll('.sqs-widgets-confirmation .message')].map(({ textContent }) => textContent);
    expect(alerts()).toEqual(['Sorry, no.']);
    document.querySelector<HTMLElement>('.confirmation-button')!.click();
    await rest();
    expect(alerts()).toEqual([]);
  });
});
