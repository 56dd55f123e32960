import { afterEach, describe, expect, it } from 'vitest';
import { PageError } from '../../../src/lib/PageError.ts';
import { clearPage, json, one, productOf, showForeignPage, showPage } from './openPage.ts';

afterEach(clearPage);

/** One variant in each shape: $50.00, or $40.00 in a sale, three in stock. */
const MINOR = {
  id: 'v1',
  sku: 'S-1',
  attributes: { Size: 'S' },
  price: 5000,
  salePrice: 4000,
  onSale: true,
  unlimited: false,
  qtyInStock: 3,
};
const MONEY = {
  ...MINOR,
  price: undefined,
  salePrice: undefined,
  priceMoney: { currency: 'USD', value: '50.00' },
  salePriceMoney: { currency: 'USD', value: '40.00' },
};
const BLOCK = { ...MINOR, price: { value: 5000 }, salePrice: { value: 4000 }, soldOut: false };
const CONTEXT = {
  id: 'v1',
  sku: 'S-1',
  attributes: { Size: 'S' },
  onSale: true,
  price: { currencyCode: 'USD', value: 5000, decimalValue: '50.00', fractionalDigits: 2 },
  salePrice: { currencyCode: 'USD', value: 4000, decimalValue: '40.00', fractionalDigits: 2 },
  stock: { quantity: 3 },
};
const READ = {
  id: 'v1',
  sku: 'S-1',
  attributes: { Size: 'S' },
  price: { minor: 5000, currency: 'USD' },
  salePrice: { minor: 4000, currency: 'USD' },
  onSale: true,
  unlimited: false,
  qtyInStock: 3,
};
const button = (attributes = '') => `<div class="sqs-add-to-cart-button" ${attributes}></div>`;
const variants = (list: unknown, attributes = '') => `<div class="product-variants" data-variants='${json(list)}' ${attributes}></div>`;

describe('where a product’s data is', () => {
  it.each<[string, string, unknown]>([
    ['version 7 and 7.1, beside the parts', `<article class="ProductItem" id="root" data-item-id="mug">${variants([MINOR])}</article>`, {}],
    ['the same in money objects', `<article class="ProductItem" id="root" data-item-id="mug">${variants([MONEY])}</article>`, {}],
    [
      'in the list of plans',
      `<article class="ProductItem" id="root" data-item-id="mug"><div class="pdp-subscriptions-and-otp" data-variants='${json([MINOR])}'></div></article>`,
      {},
    ],
    ['a block', `<div class="product-block" id="root" data-product='${json({ id: 'mug', variants: [BLOCK] })}'></div>`, {}],
    [
      'version 8',
      `<div class="product-detail" id="root" data-product-id="mug" data-context='${json({ product: { variants: [CONTEXT] } })}'></div>`,
      {},
    ],
    [
      'version 8 in the older shape',
      `<div class="product-detail" id="root" data-product-id="mug" data-context='${json({ product: { variants: [MINOR] } })}'></div>`,
      {},
    ],
    [
      'the page context',
      `<article class="ProductItem" id="root" data-item-id="mug"></article>`,
      { item: { id: 'mug' }, product: { variants: [CONTEXT] } },
    ],
    [
      'our own hook, in a script',
      `<div data-storefront="product" id="root" data-product-id="mug"><script type="application/json">${JSON.stringify({ variants: [MINOR] })}</script></div>`,
      {},
    ],
    [
      'our own hook, in an attribute',
      `<div data-storefront="product" id="root" data-product-id="mug" data-product='${json({ variants: [CONTEXT] })}'></div>`,
      {},
    ],
  ])('is found: %s', (_case, html, context) => {
    showPage(html, context);
    const product = productOf('#root');
    expect(product).toMatchObject({ id: 'mug', type: 1, optionNames: ['Size'] });
    expect(product.variants).toMatchObject([READ]);
  });

  it('is the part’s own list rather than the page’s', () => {
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${variants([MINOR])}</article>`, {
      item: { id: 'mug' },
      product: { variants: [{ ...CONTEXT, sku: 'OTHER' }] },
    });
    expect(productOf('#root').variants).toMatchObject([{ sku: 'S-1' }]);
  });

  it('is not the page’s when the page is about another item', () => {
    showPage('<article class="ProductItem" id="root" data-item-id="mug"></article>', {
      item: { id: 'vase' },
      product: { variants: [CONTEXT] },
    });
    expect(productOf('#root').variants).toEqual([]);
  });

  it('can be nowhere: the host knows the only variant by the item’s id', () => {
    showPage(`<article class="ProductItem" id="root" data-item-id="mug"><h1 class="ProductItem-details-title"> Mug </h1></article>`);
    expect(productOf('#root')).toMatchObject({ id: 'mug', title: 'Mug', type: 1, variants: [], optionNames: [], isSubscribable: false });
  });

  it('is completed from the page context where version 8 leaves prices and stock out', () => {
    const thin = [
      { sku: 'S-1', attributes: { Size: 'S' } },
      { sku: 'M-1', attributes: { Size: 'M' } },
    ];
    const full = [{ ...CONTEXT, id: 'v2', sku: 'M-1', attributes: { Size: 'M' }, stock: { unlimited: true } }, CONTEXT];
    showPage(
      `<div class="product-detail" id="root" data-product-id="mug" data-context='${json({ product: { productType: 1, variants: thin } })}'></div>`,
      {
        item: { id: 'mug' },
        product: { variants: full, variantAttributeNames: ['Size'] },
      },
    );
    expect(productOf('#root').variants).toMatchObject([READ, { id: 'v2', sku: 'M-1', unlimited: true, price: { minor: 5000 } }]);
  });

  // Seen on the one saved page of version 8: the root's data has neither type nor plan.
  it('is completed from the page context in what version 8 leaves out of the product itself', () => {
    const form = { id: 'f1', name: 'Engraving', fields: [{ id: 'text-1', type: 'text', title: 'Name', required: true }] };
    const plan = { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 };
    const detail = (id: string) =>
      `<div class="product-detail" id="root" data-product-id="${id}" data-context='${json({ websiteId: 'w', product: { id, title: 'Mug', variants: [CONTEXT] } })}'></div>`;
    const context = {
      item: { id: 'mug' },
      product: { productType: 2, subscribable: true, subscriptionPlan: plan, additionalFieldsForm: form, variants: [CONTEXT] },
    };
    showPage(detail('mug'), context);
    expect(productOf('#root')).toMatchObject({
      title: 'Mug',
      type: 2,
      isSubscribable: true,
      subscriptionPlan: plan,
      additionalFieldsForm: { name: 'Engraving' },
      variants: [READ],
    });
    showPage(detail('cup'), context);
    expect(productOf('#root')).toMatchObject({ type: 1, isSubscribable: false, subscriptionPlan: null, additionalFieldsForm: null });
    showPage(detail('mug').replace(/"variants":\[.*?\]/, '"variants":null'), { item: { id: 'mug' }, product: { productType: 4 } });
    expect(productOf('#root')).toMatchObject({ type: 4, variants: [] });
  });

  it('is that of our hook or block where the variants node has none, or other ones', () => {
    const own = { variants: [{ ...MINOR, sku: 'OWN' }] };
    const html = (root: string, listed: object[]) =>
      `<div ${root} id="root" data-product='${json({ id: 'mug', ...own })}'>${variants(listed)}</div>`;
    showPage(html('class="product-block"', []));
    expect(productOf('#root').variants).toMatchObject([{ sku: 'OWN' }]);
    showPage(html('data-storefront="product" data-product-id="mug"', [{ ...MINOR, sku: 'NODE' }]));
    expect(productOf('#root').variants).toMatchObject([{ sku: 'OWN' }]);
  });

  it('has no id on older version 8 pages, where the page is about the item', () => {
    showPage(`<div class="product-detail" id="root" data-context='${json({ product: { variants: [CONTEXT] } })}'></div>`, {
      item: { id: 'mug' },
    });
    expect(productOf('#root')).toMatchObject({ id: 'mug', variants: [READ] });
  });

  it('does not come from a block or an add-on inside it', () => {
    showPage(
      `<article class="ProductItem" id="root" data-item-id="mug"><div class="product-add-ons">${variants([{ ...MINOR, sku: 'ADD-ON' }])}</div>` +
        `<div class="product-block" data-product='{}'>${variants([{ ...MINOR, sku: 'BLOCK' }])}${button('data-product-type="2"')}</div>${variants([MINOR])}</article>`,
    );
    expect(productOf('#root')).toMatchObject({ type: 1, variants: [{ sku: 'S-1' }] });
  });
});

describe('what a product is', () => {
  it('has the id of its button where the root states none', () => {
    showPage(
      `<article class="pdp-layout" id="root">${button('data-item-id="mug" data-collection-id="shop" data-product-type="3"')}</article>`,
    );
    expect(productOf('#root')).toMatchObject({ id: 'mug', collectionId: 'shop', type: 3 });
  });

  it('has the id of the item that a quick view shows', () => {
    showPage(
      `<div class="sqs-product-quick-view-content" id="root"><div class="ProductItem" data-item-id="mug">${variants([MINOR])}</div></div>`,
    );
    expect(productOf('#root')).toMatchObject({ id: 'mug', variants: [READ] });
  });

  it('belongs to the collection of its button, of its root, or of the page, in this order', () => {
    const page = (root: string, on: string) =>
      showPage(`<article class="ProductItem" id="root" data-item-id="mug" ${root}>${button(on)}</article>`, { collection: { id: 'page' } });
    page('data-collection-id="root"', 'data-collection-id="button"');
    expect(productOf('#root').collectionId).toBe('button');
    page('data-collection-id="root"', '');
    expect(productOf('#root').collectionId).toBe('root');
    page('', '');
    expect(productOf('#root').collectionId).toBe('page');
  });

  it.each([
    ['4', 4],
    ['', 1],
    ['9', 1],
    ['book', 1],
    ['__proto__', 1],
  ])('is of the type that its button states ("%s")', (stated, type) => {
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${button(`data-product-type="${stated}"`)}</article>`);
    expect(productOf('#root').type).toBe(type);
  });

  it.each([
    [
      'by its variants',
      variants(
        [MINOR],
        `data-is-subscribable="true" data-subscription-plan='{"billingPeriod":{"unit":"MONTH","value":2},"numBillingCycles":0}'`,
      ),
    ],
    ['by its button', button('data-is-subscription="true"')],
  ])('is a subscription when it says so %s', (_case, part) => {
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${part}</article>`);
    expect(productOf('#root').isSubscribable).toBe(true);
  });

  it('is billed as its variants say, unless its own data says otherwise', () => {
    const part = variants(
      [MINOR],
      `data-is-subscribable="true" data-subscription-plan='{"billingPeriod":{"unit":"MONTH","value":2},"numBillingCycles":6}'`,
    );
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${part}</article>`);
    expect(productOf('#root').subscriptionPlan).toEqual({ billingPeriod: { unit: 'MONTH', value: 2 }, numBillingCycles: 6 });

    const own = { variants: [MINOR], subscriptionPlan: { billingPeriod: { unit: 'WEEK', value: 1 }, numBillingCycles: 0 } };
    showPage(`<div data-storefront="product" id="root" data-product-id="mug" data-product='${json(own)}'>${part}</div>`);
    expect(productOf('#root').subscriptionPlan).toEqual({ billingPeriod: { unit: 'WEEK', value: 1 }, numBillingCycles: 0 });
  });

  it('is a subscription that nobody can price when its plan is broken', () => {
    showPage(
      `<article class="ProductItem" id="root" data-item-id="mug">${variants([MINOR], 'data-is-subscribable="true" data-subscription-plan="{"')}</article>`,
    );
    expect(() => productOf('#root')).toThrow(/data-subscription-plan is not valid JSON/);
  });

  it('keeps the order of options and values that the shopkeeper chose', () => {
    const list = ['L', 'S'].map((size) => ({ ...MINOR, id: size, attributes: { Glaze: 'Blue', Size: size } }));
    showPage(
      `<div data-storefront="product" id="root" data-product-id="mug" data-product='${json({ variants: list, variantOptionOrdering: ['Size', 'Glaze'] })}'></div>`,
    );
    expect(productOf('#root').optionNames).toEqual(['Size', 'Glaze']);
  });

  it('takes the words of options as they are, however odd', () => {
    const odd = { '12" / size': '<M>', __proto: '🫖', 'size:L': "it's" };
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${variants([{ ...MINOR, attributes: odd }])}</article>`);
    expect(productOf('#root')).toMatchObject({ optionNames: Object.keys(odd), variants: [{ attributes: odd }] });
  });

  it('sees prices in the store’s currency where they name none', () => {
    showForeignPage(`<div data-storefront="product" id="root" data-product-id="mug" data-product='${json({ variants: [MINOR] })}'></div>`);
    expect(productOf('#root').variants[0]?.price).toEqual({ minor: 5000, currency: 'USD' });
  });
});

describe('a product whose data is broken', () => {
  it.each([
    [
      'variants cut off in the middle',
      `<article class="ProductItem" id="root" data-item-id="mug"><div class="product-variants" data-variants='[{"id":"v1","sku'></div></article>`,
      'data-variants',
    ],
    ['variants that are no list', `<article class="ProductItem" id="root" data-item-id="mug">${variants({ a: 1 })}</article>`, 'expected'],
    [
      'a variant without a price',
      `<article class="ProductItem" id="root" data-item-id="mug">${variants([{ id: 'v1' }])}</article>`,
      'price',
    ],
    ['a block’s JSON', `<div class="product-block" id="root" data-product='{"id": "mug", '></div>`, 'data-product'],
    ['version 8’s JSON', `<div class="product-detail" id="root" data-product-id="mug" data-context="{product}"></div>`, 'data-context'],
    [
      'our own script',
      `<div data-storefront="product" id="root" data-product-id="mug"><script type="application/json">{variants: []}</script></div>`,
      'JSON script',
    ],
    ['no id', `<article class="pdp-layout" id="root"></article>`, 'no id'],
    [
      'a text in place of a product',
      `<div data-storefront="product" id="root" data-product-id="mug" data-product='"mug"'></div>`,
      'expected an object',
    ],
  ])('is told to the author, with the element and what was expected: %s', (_case, html, words) => {
    showPage(html);
    let error: unknown;
    try {
      productOf('#root');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(PageError);
    expect((error as PageError).message).toContain(words);
    expect((error as PageError).message).toContain("The server's HTML stays.");
    expect(one('#root').contains((error as PageError).element)).toBe(true);
  });

  it.each(['', '  ', '[]', 'null'])('is no mistake where the list is left empty (%j)', (text) => {
    showPage(
      `<article class="ProductItem" id="root" data-item-id="mug"><div class="product-variants" data-variants="${text}"></div></article>`,
    );
    expect(productOf('#root').variants).toEqual([]);
  });

  it('does not matter in the page context when the product itself brings all there is to know', () => {
    showPage(`<article class="ProductItem" id="root" data-item-id="mug">${variants([MINOR])}</article>`, {
      item: { id: 'mug' },
      product: { variants: 'gone' },
    });
    expect(productOf('#root').variants).toMatchObject([READ]);
  });

  it('matters in the page context when there is nothing else', () => {
    showPage('<article class="ProductItem" id="root" data-item-id="mug"></article>', {
      item: { id: 'mug' },
      product: { variants: 'gone' },
    });
    expect(() => productOf('#root')).toThrow(PageError);
  });
});
