import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../core/page/openPage.ts';
import { anEntry, cartOf } from '../widgets/cart/openCartPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../widgets/openWidgets.ts';
import { readPage } from './readPage.ts';

const MOST_LINES = 5;
const recipes = new Map(
  [...readPage('/guide/slots-and-filters').querySelectorAll('pre[id^="recipe-"]')].map(
    ({ id, textContent }) => [id.slice(7), textContent] as const,
  ),
);

const HTML =
  aProductPage(
    '<p data-storefront="price" id="price"></p><div data-storefront="variants"></div><div data-storefront="quantity"></div>' +
      '<button data-storefront="add-to-cart" id="button"></button>',
    { variants: [aWireVariant({ Size: 'S' }, { onSale: true, salePrice: 750 }), aWireVariant({ Size: 'M' })] },
  ) + '<div data-storefront="cart" id="cart"></div>';

let page: OpenPage;
const text = (selector: string) => one(selector).textContent;
const show = async () => {
  await page.show();
  await page.show();
};

/** Runs a recipe as it stands in the guide, as a script of the page does. */
async function run(name: string): Promise<void> {
  const filters: Promise<unknown>[] = [];
  const push = ([method, ...call]: readonly [string, ...never[]]) => {
    if (method === 'filter') return void filters.push(page.filter(...(call as unknown as Parameters<OpenPage['filter']>)));
    const [event, listener] = call as unknown as [string, (detail: unknown) => void];
    document.addEventListener(`storefront:${event}`, ({ detail }: CustomEventInit) => listener(detail), { once: true });
  };
  // oxlint-disable-next-line no-new-func -- the guide's own code
  new Function('Storefront', recipes.get(name)!)({ push, cart: page.shop.cart });
  await Promise.all(filters);
  await show();
}
async function choose(size: string, quantity: string): Promise<void> {
  page.shop.products.choose('p1', 'Size', size);
  page.shop.products.setQuantity('p1', quantity);
  await show();
}
async function load(subTotal = 3700): Promise<void> {
  void page.shop.cart.load();
  await vi.waitFor(() => expect(page.api.calls.some(({ name }) => name === 'load')).toBe(true));
  page.api.calls.findLast(({ name }) => name === 'load')!.answer(cartOf([anEntry('1', { subTotal })]));
  await show();
}

beforeEach(async () => {
  page = await openWidgets(HTML);
  page.shop.cart.settle();
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

describe('the recipes of the guide', () => {
  it(`are at most ${MOST_LINES} lines each`, () => {
    expect(recipes.size).toBe(9);
    for (const [name, code] of recipes) expect(code.split('\n').length, name).toBeLessThanOrEqual(MOST_LINES);
  });

  it('show the price of as many as are chosen', async () => {
    await run('price-by-quantity');
    await choose('S', '3');
    expect(text('#price')).toBe('Sale Price: $22.50 Original Price: $30.00');
  });

  it.each([
    ['saving-in-percent', ' You save 25%'],
    ['saving-in-money', ' You save $2.50'],
  ])('show the %s, where there is one', async (name, saving) => {
    await run(name);
    await choose('S', '1');
    expect(text('#price')).toBe(`Sale Price: $7.50 Original Price: $10.00${saving}`);
    await choose('M', '1');
    expect(text('#price')).toBe('$10.00');
  });

  it('leave out the decimals of whole amounts', async () => {
    await run('whole-amounts');
    await choose('S', '1');
    expect(text('#price')).toBe('Sale Price: $7.50 Original Price: $10');
  });

  it('label the button by the quantity', async () => {
    await run('label-by-quantity');
    expect(text('#button')).toBe('Add To Cart');
    await choose('M', '3');
    expect(text('#button')).toBe('Add 3 to cart');
  });

  it('add a note to the summary of the cart', async () => {
    await run('note-in-the-summary');
    await load();
    expect(text('.cart-checkout-note')).toMatch(/checkout\.? Orders leave on Fridays\.$/);
  });

  it('say what is missing for free shipping', async () => {
    await run('free-shipping');
    await load();
    expect(text('.cart-checkout-note')).toBe('$13.00 more for free shipping.');
    await load(5000);
    expect(text('.cart-checkout-note')).toBe('Shipping is free.');
  });

  it('sell within business hours only', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 8) });
    await run('business-hours');
    await choose('M', '1');
    expect(text('#button')).toBe('Open from 9 to 5');
    const add = vi.fn();
    document.dispatchEvent(new CustomEvent('storefront:before-add', { detail: { preventDefault: add } }));
    expect(add).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date(2026, 10, 23, 12));
    await choose('S', '1');
    expect(text('#button')).toBe('Add To Cart');
  });

  it('show the SKU in the cart', async () => {
    await run('sku-in-the-cart');
    await load();
    expect(text('.cart-row-variants')).toBe('Glaze: OatSize: LargeSKU: SKU-1');
  });
});
