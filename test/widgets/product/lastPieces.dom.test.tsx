import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { anEntry, cartOf } from '../cart/openCartPage.ts';
import { aProductPage, aWireVariant, hasCart, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;

afterEach(() => page.close());

const rest = async () => {
  for (let turn = 0; turn < 3; turn += 1) await page.show();
};

const QUANTITY = '<div data-storefront="quantity" id="quantity"></div>';
const BUTTON = '<button type="button" data-storefront="add-to-cart" id="button"></button>';
const EXPRESS_SITE = { websiteSettings: { storeSettings: { expressCheckout: true } } };
const field = () => document.querySelector<HTMLInputElement>('#quantity input');
const state = () => page.shop.products.get('p1');
const adds = () => page.api.calls.filter(({ name }) => name === 'addEntry');

/** Opens a product of which the cart holds all there are. */
async function openWithAllInCart(parts: string, context: object): Promise<void> {
  page = await openWidgets(aProductPage(parts, { productType: 1, variants: [aWireVariant({}, { qtyInStock: 2 })] }), context, hasCart);
  const inCart = cartOf([anEntry('1', { itemId: 'mug', quantity: 2, chosenVariant: { sku: 'ONLY', attributes: {} } })]);
  page.api.calls.findLast(({ name }) => name === 'load')!.answer(inCart);
  await rest();
}

describe('the last pieces, which the cart holds', () => {
  it.each([
    ['where each add goes to the checkout', BUTTON, EXPRESS_SITE],
    ['by “Buy now”', '<button type="button" data-storefront="buy-now" id="button"></button>', {}],
  ])('are bought %s, because that sale leaves the cart out', async (_case, button, context) => {
    await openWithAllInCart(button, context);
    one('#button').click();
    await rest();
    expect(state()?.notice).toBeNull();
    expect(adds()).toHaveLength(1);
  });

  it('are not added once more to the cart', async () => {
    await openWithAllInCart(BUTTON, {});
    one('#button').click();
    await rest();
    expect(adds()).toHaveLength(0);
    expect(state()?.notice?.message).toContain('not have enough');
  });

  it('limit the quantity only where the cart counts', async () => {
    await openWithAllInCart(QUANTITY, {});
    expect(one('#quantity').textContent).toContain('Only 0 more available; 2 in your cart already.');
    page.close();
    await openWithAllInCart(QUANTITY, EXPRESS_SITE);
    expect(one('#quantity').textContent).not.toContain('in your cart');
    expect(field()?.max).toBe('2');
  });
});

describe('our own quantity field', () => {
  it('stays in reach with the number that was typed before the stock fell to one, and goes once it is left at one', async () => {
    const form = { id: 'f', name: 'F', fields: [{ type: 'text', id: 't', title: 'Name' }] };
    const variants = [aWireVariant({}, { qtyInStock: 5 })];
    page = await openWidgets(aProductPage(QUANTITY + BUTTON, { productType: 1, variants, additionalFieldsForm: form }));
    await rest();
    fireEvent.input(field()!, { target: { value: '3' } });
    one('#button').click();
    await rest();
    page.api.calls.at(-1)!.answer([{ unlimited: false, qtyInStock: 1, sku: 'ONLY' }] as never);
    await rest();
    expect(state()?.notice?.message).toContain('not have enough');
    expect([one('#quantity').hidden, field()?.value]).toEqual([false, '3']);
    field()!.focus();
    fireEvent.input(field()!, { target: { value: '1' } });
    await rest();
    expect(document.activeElement).toBe(field());
    field()!.blur();
    page.shop.products.dismissNotice('p1');
    await rest();
    expect(one('#quantity').hidden).toBe(true);
  });

  it('is reset with the form around it, and buys the number that it shows', async () => {
    const product = aProductPage(QUANTITY + BUTTON, { productType: 1, variants: [aWireVariant({}, { unlimited: true })] });
    page = await openWidgets(`<form id="form">${product}</form>`);
    await rest();
    fireEvent.input(field()!, { target: { value: '5' } });
    await rest();
    (one('#form') as HTMLFormElement).reset();
    await new Promise((done) => setTimeout(done));
    await rest();
    expect([field()?.value, state()?.quantityText]).toEqual(['1', '1']);
  });
});
