import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aPricingOption } from './aPricingOption.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const PACKED = { quantityValue: 250, quantityUnit: 'g', referenceUnit: 'kg' };
const TEA = {
  variants: [
    aWireVariant({ Size: 'Small', Tin: 'Blue' }, { unitPriceMeasurement: PACKED }),
    aWireVariant({ Size: 'Small', Tin: 'Red' }, { qtyInStock: 0 }),
    aWireVariant({ Size: 'Large', Tin: 'Blue' }, { sku: null, price: 3000, unitPriceMeasurement: { ...PACKED, quantityValue: 1000 } }),
  ],
};
const hook = (name: string, inside = '', attributes = '') => `<p data-storefront="${name}" id="it" ${attributes}>${inside}</p>`;
const open = async (inside: string, product: object = TEA) => {
  page = await openWidgets(aProductPage(`<div data-storefront="variants"></div>${inside}`, product));
  await page.show();
};
const choose = async (Size: string, Tin: string) => {
  fireEvent.change(one('select[aria-label="Size"]'), { target: { value: Size } });
  fireEvent.change(one('select[aria-label="Tin"]'), { target: { value: Tin } });
  await page.show();
};
const shown = () => {
  const element = one('#it');
  return element.hidden ? null : element.textContent;
};

describe('the article number', () => {
  it('is the chosen variant’s, and hidden while none is chosen or the variant has none', async () => {
    await open(hook('sku'));
    expect(shown()).toBeNull();
    await choose('Small', 'Red');
    expect(shown()).toBe('Small-Red');
    await choose('Large', 'Blue');
    expect(shown()).toBeNull();
  });

  it('stays as the server has written it until something is chosen', async () => {
    await open(hook('sku', 'Nr. 1'));
    expect(one('#it').innerHTML).toBe('Nr. 1');
    await choose('Small', 'Blue');
    expect([...one('#it').querySelectorAll<HTMLElement>('span:not([hidden])')].at(-1)?.textContent).toBe('Small-Blue');
    page.stop();
    expect(one('#it').innerHTML).toBe('Nr. 1');
  });

  it('is shown at once for a product without options', async () => {
    await open(hook('sku'), { variants: [aWireVariant({})] });
    expect(shown()).toBe('ONLY');
  });
});

describe('the availability', () => {
  it('is that of what is chosen, in words and as an attribute', async () => {
    await open(hook('availability'));
    const both = () => [shown(), one('#it').dataset['availability']];
    expect(both()).toEqual(['In Stock', 'in-stock']);
    await choose('Small', 'Red');
    expect(both()).toEqual(['Sold Out', 'sold-out']);
    await choose('Large', 'Red');
    expect(both()).toEqual(['Unavailable', 'unavailable']);
    expect(page.announced.filter((text) => text === 'Unavailable').length).toBeGreaterThan(0);
    await choose('Small', 'Blue');
    expect(both()).toEqual(['In Stock', 'in-stock']);
  });

  it('of a product that is sold out is that of all its variants', async () => {
    await open(hook('availability'), {
      variants: [aWireVariant({ Size: 'S' }, { qtyInStock: 0 }), aWireVariant({ Size: 'M' }, { qtyInStock: 0 })],
    });
    expect(shown()).toBe('Sold Out');
  });
});

describe('a variant that cannot be read', () => {
  it('is unavailable and not sold out, at the button too', async () => {
    const illegible = aWireVariant({ Size: 'Large', Tin: 'Blue' }, { price: 'a lot', qtyInStock: 0 });
    await open(`${hook('availability')}<button data-storefront="add-to-cart" id="add"></button>`, {
      variants: [...TEA.variants.slice(0, 2), illegible],
    });
    await choose('Large', 'Blue');
    expect([shown(), one('#add').textContent]).toEqual(['Unavailable', 'Add To Cart']);
  });
});

describe('the price per unit', () => {
  it('is worked out from the variant’s price and what its package holds', async () => {
    await open(hook('unit-price'));
    expect(shown()).toBeNull();
    await choose('Small', 'Blue');
    expect(shown()).toBe('$40.00 / kg');
    await choose('Large', 'Blue');
    expect(shown()).toBe('$30.00 / kg');
    await choose('Small', 'Red');
    expect(shown()).toBeNull();
  });

  it('may be stated once for a product, and follows a sale', async () => {
    const measurement = JSON.stringify({ quantityValue: 75, quantityUnit: 'cl', referenceValue: 100, referenceUnit: 'ml' });
    await open(hook('unit-price', '', `data-unit-price-measurement='${measurement}'`), {
      variants: [aWireVariant({}, { onSale: true, salePrice: 900 })],
    });
    expect(shown()).toBe('$1.20 / 100 ml');
  });

  it('is that of the plan under which the product is bought', async () => {
    await open(hook('unit-price', '$40.00 / kg'), {
      variants: [aWireVariant({}, { unitPriceMeasurement: PACKED, pricingOptions: [aPricingOption('900', 1)] })],
    });
    page.shop.products.choosePlan('p1', 0);
    await page.show();
    expect([...one('#it').querySelectorAll<HTMLElement>('span:not([hidden])')].at(-1)?.textContent).toBe('$36.00 / kg');
  });

  it('is reported where its units cannot be compared', async () => {
    await open(hook('unit-price', '', `data-unit-price-measurement='{"quantityValue": 1, "quantityUnit": "kg", "referenceUnit": "l"}'`));
    expect(page.reports.map(String)).toEqual([expect.stringContaining('of units that can be compared')]);
  });
});

describe('combinations that do not exist', () => {
  it('are marked in the text of our own picker', async () => {
    await open('');
    fireEvent.change(one('select[aria-label="Size"]'), { target: { value: 'Large' } });
    await page.show();
    const texts = () => [...(one('select[aria-label="Tin"]') as HTMLSelectElement).options].map(({ text }) => text);
    expect(texts()).toEqual(['Select Tin', 'Blue', 'Red (Unavailable)']);
    fireEvent.change(one('select[aria-label="Size"]'), { target: { value: 'Small' } });
    await page.show();
    expect(texts()).toEqual(['Select Tin', 'Blue', 'Red (Sold Out)']);
  });

  it('are marked by an attribute on served controls, whose texts stay', async () => {
    const select = (name: string, values: readonly string[]) =>
      `<select data-variant-option-name="${name}" aria-label="${name}"><option value="">–</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
    page = await openWidgets(
      aProductPage(`<div data-storefront="variants">${select('Size', ['Small', 'Large'])}${select('Tin', ['Blue', 'Red'])}</div>`, TEA),
    );
    fireEvent.change(one('select[aria-label="Size"]'), { target: { value: 'Large' } });
    await page.show();
    const marked = () => [...document.querySelectorAll<HTMLOptionElement>('[data-unavailable]')].map(({ text }) => text);
    expect(marked()).toEqual(['Red']);
    page.stop();
    expect(marked()).toEqual([]);
  });
});

describe('"Buy now" beside "Add to cart"', () => {
  const BUTTONS =
    '<button data-storefront="add-to-cart" id="add"></button><button data-storefront="buy-now" id="now"></button>' +
    '<div data-storefront="quantity"><input value="1"></div>';
  const openButtons = async (inside = BUTTONS) => {
    page = await openWidgets(aProductPage(inside, { variants: [aWireVariant({})] }));
    page.shop.cart.settle();
    await page.show();
  };

  it('buys this item alone and leads to the checkout; the other button shows nothing of it', async () => {
    await openButtons();
    expect([one('#add').textContent, one('#now').textContent]).toEqual(['Add To Cart', 'Buy Now']);
    fireEvent.click(one('#now'));
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    expect(page.api.calls[0]!.given[1]).toMatchObject({ isExpress: true });
    expect([one('#add').dataset['state'], one('#now').dataset['state']]).toEqual(['idle', 'adding']);
    expect(one('#add').getAttribute('aria-disabled')).toBe('true');
  });

  it('leaves an ordinary add to the other button', async () => {
    await openButtons();
    fireEvent.click(one('#add'));
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    expect(page.api.calls[0]!.given[1]).not.toMatchObject({ isExpress: true });
    expect([one('#add').dataset['state'], one('#now').dataset['state']]).toEqual(['adding', 'idle']);
  });

  it('lets Enter in the quantity add, once', async () => {
    await openButtons(`<form>${BUTTONS}</form>`);
    fireEvent.keyDown(one('input'), { key: 'Enter' });
    await waitFor(() => expect(page.api.calls).toHaveLength(1));
    expect(page.api.calls[0]!.given[1]).not.toMatchObject({ isExpress: true });
  });
});
