import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
const open = async (html: string, context: object = {}): Promise<void> => {
  page = await openWidgets(html, context);
  page.shop.cart.settle();
  await page.show();
};
afterEach(() => page.close());

const size = (Size: string, changes: object = {}) => aWireVariant({ Size }, changes);
const BUTTON = '<button data-storefront="add-to-cart" id="button">Add To Cart</button>';
const select = () => one('select') as HTMLSelectElement;
const choices = () => [...select().options].map(({ text }) => text);
const sold = () => page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => (given[0] as { sku: string }).sku);
const press = async () => {
  fireEvent.click(one('#button'));
  await page.show();
  await vi.dynamicImportSettled();
  await page.show();
};

describe('a product with one variant that cannot be read', () => {
  const PARTS = `<p data-storefront="price"></p><div data-storefront="variants"></div>${BUTTON}`;

  it.each<[string, object]>([
    ['has no price', { price: undefined }],
    ['has a price that is none', { price: 'cheap' }],
    ['is on sale for nobody knows what', { onSale: true, salePrice: 'cheap' }],
    ['has lost its names', { id: undefined, sku: undefined }],
  ])('sells the others and shows that one as unavailable, where it %s', async (_case, fault) => {
    await open(aProductPage(PARTS, { variants: [size('S'), size('M', { price: 3000, ...fault }), size('L', { price: 2000 })] }));
    expect(one('p').textContent).toBe('from $10.00');
    expect(choices()).toEqual(['Select Size', 'S', 'M (Unavailable)', 'L']);
    fireEvent.change(select(), { target: { value: 'L' } });
    await press();
    expect(sold()).toEqual(['L']);
  });

  it('does not sell that one, and says why', async () => {
    await open(aProductPage(PARTS, { variants: [size('S'), size('M', { price: 'cheap' }), size('L')] }));
    fireEvent.change(select(), { target: { value: 'M' } });
    await page.show();
    expect(one('p').textContent).toBe('Unavailable');
    expect(one('[data-storefront="variants"]').hasAttribute('data-variant-in-stock')).toBe(false);
    await press();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
    expect(sold()).toEqual([]);
  });

  it('is reported in one line with the place of each that is bad', async () => {
    await open(aProductPage(PARTS, { variants: [size('S'), size('M', { price: 'cheap' }), size('L'), 7] }));
    expect(page.reports.map(String)).toEqual([
      'PageError: variants[1]: expected a price in minor units, or as money; variants[3]: expected an object. Shown as unavailable, and not sold.',
    ]);
  });

  it('is not sold as if it had only the other: a cut-off twin does not choose for the visitor', async () => {
    await open(aProductPage(PARTS, { variants: [size('S'), size('M', { attributes: 'M' })] }));
    await press();
    expect(sold()).toEqual([]);
    expect(screen.getByRole('alertdialog').textContent).toContain('Please select the Size option.');
  });

  it('is sold out when the others are, whatever the bad one says of its stock', async () => {
    await open(aProductPage(BUTTON, { variants: [size('S', { qtyInStock: 0 }), size('M', { price: 'cheap' })] }));
    expect(one('#button').textContent).toBe('Sold Out');
  });

  it('marks it in the server’s own picker, of which all nodes stay', async () => {
    const variants = [size('S'), size('M', { price: null, priceMoney: null })];
    await open(
      anArticle(
        `<div class="product-variants" data-item-id="mug" data-variants='${json(variants)}'><select data-variant-option-name="Size">` +
          '<option value="">Select Size</option><option value="S">S</option><option value="M">M</option></select></div>',
      ),
      {},
    );
    expect(choices()).toEqual(['Select Size', 'S', 'M (Unavailable)']);
    page.stop();
    expect(choices()).toEqual(['Select Size', 'S', 'M']);
  });
});

describe('a press on a button whose product could not be read', () => {
  const BROKEN = { variants: [size('S', { price: 'cheap' })] };
  const WORDS = 'This item cannot be added right now. Please try again later.';

  it.each([
    ['another part had asked for the product', `<p data-storefront="price">$1</p>${BUTTON}`],
    ['nothing else had', BUTTON],
  ])('is answered with words, and buys nothing, where %s', async (_case, inside) => {
    await open(aProductPage(inside, BROKEN));
    expect(page.reports.map(String)).toEqual([expect.stringContaining('variants[0]: expected a price')]);
    const served = one('#button').outerHTML;
    await press();
    expect(screen.getByRole('alertdialog').textContent).toContain(WORDS);
    expect(sold()).toEqual([]);
    expect(one('#button').outerHTML).toBe(served);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await page.show();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('is answered by keyboard too, where it is no real button', async () => {
    await open(
      `<article class="ProductItem" data-item-id="mug"><div class="product-variants" data-item-id="mug" data-variants='[{"id":"1'></div>` +
        '<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button" data-item-id="mug">Add To Cart</div></article>',
      {},
    );
    expect(fireEvent.keyDown(one('#button'), { key: ' ' })).toBe(false);
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(WORDS));
  });

  it('leads where it says, where it is a link', async () => {
    await open(aProductPage('<a data-storefront="add-to-cart" href="/mug" id="button">Buy</a>', BROKEN));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isPrevented = true;
    const look = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    one('#button').dispatchEvent(click);
    await page.show();
    expect(isPrevented).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('buys it once its data is right', async () => {
    await open(aProductPage(BUTTON, BROKEN));
    one('#root').setAttribute('data-product', JSON.stringify({ variants: [aWireVariant({})] }));
    fireEvent.pointerDown(one('#button'));
    await page.show();
    await press();
    expect(sold()).toEqual(['ONLY']);
  });

  it('is left to the platform’s own script where that sells it', async () => {
    await open(aProductPage(BUTTON, { productType: 5, variants: [size('S')] }));
    await press();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a subscription of which one variant cannot be read', () => {
  it('is offered with the plans of the others', async () => {
    const plan = { billingPeriod: { unit: 'MONTH', value: 1 }, planVersionId: 'x', numBillingCycles: 0 };
    const pricingOptions = [{ productSubscriptionOptionId: 'monthly', subscriptionPlan: plan, price: 900, salePrice: 0, onSale: false }];
    await open(
      aProductPage(`<div data-storefront="variants"></div><div data-storefront="subscription"></div>${BUTTON}`, {
        variants: [size('S', { price: 'cheap' }), size('M', { pricingOptions }), size('L', { pricingOptions })],
      }),
    );
    await vi.waitFor(() => expect(document.querySelectorAll('[data-storefront="subscription"] input[type="radio"]')).toHaveLength(2), {
      timeout: 20_000,
    });
  });
});
