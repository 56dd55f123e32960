import { afterEach, describe, expect, it, vi } from 'vitest';
import { slotDocs } from '../../src/diagnostics/docs.ts';
import { aCart } from '../app/fakeApi.ts';
import { one } from '../core/page/openPage.ts';
import { anEntry, cartOf } from './cart/openCartPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from './openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const template = (name: string, html: string) => `<template data-storefront-slot="${name}">${html}</template>`;
const placesOf = (name: string) => [...document.querySelectorAll(`[data-storefront-slot="${name}"]:not(template)`)];
const CART = '<div data-storefront="cart" id="cart"></div>';

async function load(cart = cartOf([anEntry('1')])): Promise<void> {
  void page.shop.cart.load();
  await vi.waitFor(() => expect(page.api.calls.some(({ name }) => name === 'load')).toBe(true));
  page.api.calls.findLast(({ name }) => name === 'load')!.answer(cart);
  await page.show();
  await page.show();
}

describe('the page’s own markup', () => {
  it('stands in the summary, once, in the order of its templates, and goes with the last line', async () => {
    page = await openWidgets(CART + template('cart-summary', '<p>One</p>') + template('cart-summary', '<p>Two</p><hr>'));
    await load();
    const [place, ...more] = placesOf('cart-summary');
    expect([place!.innerHTML, more]).toEqual(['<p>One</p><p>Two</p><hr>', []]);
    expect(place!.closest('.cart-summary-container')).not.toBeNull();
    await load(aCart());
    expect(placesOf('cart-summary')).toEqual([]);
    expect(place!.innerHTML).toBe('');
  });

  it('stands in the empty cart', async () => {
    page = await openWidgets(CART + template('cart-empty', '<a href="/sale">Sale</a>'));
    await load(aCart());
    expect(placesOf('cart-empty').map(({ textContent }) => textContent)).toEqual(['Sale']);
  });

  it('stands above and below the mini cart, in a dialog too at its end', async () => {
    page = await openWidgets(['mini-cart-top', 'mini-cart-end', 'dialog-end'].map((name) => template(name, `<b>${name}</b>`)).join(''));
    const opened = page.shop.cart.open();
    await page.show();
    await opened;
    await load();
    const content = await vi.waitFor(() => one('.storefront-mini-cart [role="dialog"]'));
    expect([...content.querySelectorAll('[data-storefront-slot],.cart-rows')].map((node) => node.textContent!.slice(0, 13))).toEqual([
      'mini-cart-top',
      expect.stringContaining('Mug'),
      'mini-cart-end',
      'dialog-end',
    ]);
  });

  it('stands at the end of a product, until that is gone, and not in the items of a list', async () => {
    const item =
      '<ul><li data-storefront="product-list-item" data-product-id="cup"><button data-storefront="add-to-cart"></button></li></ul>';
    page = await openWidgets(
      aProductPage('<p data-storefront="price"></p>', { variants: [aWireVariant({})] }) + item + template('product-end', '<p>End</p>'),
    );
    await page.show();
    const [place, ...more] = placesOf('product-end');
    expect([place, more]).toEqual([one('#root').lastElementChild, []]);
    page.stop();
    expect(placesOf('product-end')).toEqual([]);
  });

  it('has living parts of the shop in it, which are released with it', async () => {
    page = await openWidgets(CART + template('cart-summary', '<i data-storefront="cart-count" class="count">0</i>'));
    await load();
    const count = one('.count');
    await vi.waitFor(() => expect(count.textContent).toBe('2'));
    await load(aCart());
    expect(document.querySelector('.count')).toBeNull();
    await vi.waitFor(() => expect(count.textContent).toBe('0'));
  });

  it('that comes late counts the next time that its place is shown', async () => {
    page = await openWidgets(CART);
    await load();
    document.body.insertAdjacentHTML('beforeend', template('cart-summary', '<p>Late</p>'));
    await load(cartOf([anEntry('1'), anEntry('2')]));
    expect(placesOf('cart-summary')).toEqual([]);
    await load(aCart());
    await load();
    expect(placesOf('cart-summary').map(({ textContent }) => textContent)).toEqual(['Late']);
  });

  it('leaves no place where the page has no template', async () => {
    page = await openWidgets(CART + aProductPage('<p data-storefront="price"></p>', { variants: [aWireVariant({})] }));
    await load();
    for (const name of Object.keys(slotDocs)) expect(placesOf(name)).toEqual([]);
  });
});
