import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { anArticle, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => undefined));
afterEach(() => page.close());

const TERMS = { afterPayAvailable: true, afterPayMin: 500, afterPayMax: 5000, shopperLanguage: 'en', stripeAccountCountry: 'US' };
const variants = [
  aWireVariant({ Size: 'S' }),
  aWireVariant({ Size: 'M' }, { price: 2001 }),
  aWireVariant({ Size: 'L' }, { price: 9000 }),
  aWireVariant({ Size: 'XS' }, { price: 900, onSale: true, salePrice: 400 }),
];
const place = (context: unknown) =>
  `<div data-afterpay="true" id="place" data-current-context='${typeof context === 'string' ? context : json(context)}'></div>`;
const article = (context: unknown, given: object[] = variants, button = 'data-product-type="1"') =>
  anArticle(
    `${place(context)}<div class="product-variants" data-item-id="mug" data-variants='${json(given)}'></div><div class="sqs-add-to-cart-button" data-item-id="mug" ${button}></div>`,
  );
const message = () => document.querySelector('.afterpay-message')?.textContent ?? null;
const block = () => one('.product-afterpay');

async function choose(value: string): Promise<void> {
  page.shop.products.choose('p1', 'Size', value);
  await page.show();
}
const explained = () => page.api.calls.filter(({ name }) => name.startsWith('https://static.afterpay.com/'));
async function click(selector: string): Promise<void> {
  one(selector).click();
  await vi.waitFor(() => expect(explained()).not.toEqual([]));
}

describe('what a product costs in instalments', () => {
  it('follows the chosen variant, within what the provider offers and beyond', async () => {
    page = await openWidgets(article({ mug: TERMS }, variants.slice(0, 3)), {});
    expect([message(), block().dataset['outOfRange']]).toEqual(['4 interest-free payments of $2.50', 'false']);
    await choose('M');
    expect(message()).toBe('4 interest-free payments of $5.01');
    await choose('L');
    expect([message(), block().dataset['outOfRange']]).toEqual(['available for orders up to $50.00', 'true']);
    await choose('');
    expect(message()).toBe('4 interest-free payments of $2.50');
    await choose('XXL');
    expect(message()).toBeNull();
  });

  it('names the provider first where the price is out of range', async () => {
    page = await openWidgets(article({ mug: TERMS }, variants.slice(0, 3)), {});
    const said = () => block().textContent.replaceAll(/\s+/g, ' ').trim();
    const brand = one('button.afterpay-pill-button');
    expect(said()).toBe('4 interest-free payments of $2.50 Afterpay');
    await choose('L');
    expect(said()).toBe('Afterpay available for orders up to $50.00');
    await choose('M');
    expect(said()).toBe('4 interest-free payments of $5.01 Afterpay');
    expect(one('button.afterpay-pill-button')).toBe(brand);
  });

  it('is worked out from the sale price', async () => {
    page = await openWidgets(article({ mug: TERMS }), {});
    await choose('XS');
    expect(message()).toBe('available for orders over $5.00');
  });

  it('is told after the price of a version 7 page whose author has made no place for it, on the terms of the page context', async () => {
    const html = (more = '', open = '<article class="ProductItem" data-item-id="mug" id="root">') =>
      `${open}<div class="product-price">$10.00</div>${more}<div class="product-variants" data-item-id="mug" data-variants='${json(variants)}'></div><div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="1"></div></article>`;
    const context = (terms: object) => ({ productMerchandisingContext: { mug: { ...TERMS, ...terms } } });
    page = await openWidgets(html(), context({}));
    await vi.waitFor(() => expect([message(), block().hidden]).toEqual(['available for orders over $5.00', false]), { timeout: 20_000 });
    await choose('M');
    expect(message()).toBe('4 interest-free payments of $5.01');
    const root = one('#root');
    page.close();
    expect(root.querySelector('.product-afterpay')).toBeNull();

    for (const [served, terms] of [
      [html('<div class="product-afterpay"></div>'), {}],
      [html(place({ mug: TERMS })), {}],
      [html(), { afterPayAvailable: false }],
      [html('', '<article class="ProductItem pdp-layout" data-item-id="mug" id="root">'), {}],
      [html('', '<article data-storefront="product" class="ProductItem" data-item-id="mug" data-product-id="mug" id="root">'), {}],
    ] as const) {
      page = await openWidgets(served, context(terms));
      expect(document.querySelector('.product-price + .product-afterpay[hidden]')).toBeNull();
      page.close();
    }
  });

  // Product pages state the first, cart pages the second.
  it.each([
    ['as products call it', { klarnaAvailable: true }],
    ['as the cart page calls it', { klarnaEnabled: true }],
  ])('is offered by Klarna where Afterpay is not, %s', async (_case, keys) => {
    const klarna = { ...TERMS, afterPayAvailable: false, ...keys, klarnaMin: 900, klarnaMax: 3000 };
    page = await openWidgets(article({ mug: klarna }, variants.slice(0, 3)), {});
    expect([message(), block().dataset['outOfRange']]).toEqual(['4 interest-free payments of $2.50 with Klarna', 'false']);
    expect(document.querySelector('.afterpay-pill-button, .afterpay-info-button')).toBeNull();
    await choose('L');
    expect([message(), block().dataset['outOfRange']]).toEqual(['Klarna available for orders up to $30.00', 'true']);
  });

  it('is offered by Afterpay where both are', async () => {
    page = await openWidgets(
      article({ mug: { ...TERMS, klarnaAvailable: true, klarnaMin: 900, klarnaMax: 3000 } }, variants.slice(0, 3)),
      {},
    );
    expect([message(), document.querySelectorAll('.afterpay-pill-button')]).toEqual([
      '4 interest-free payments of $2.50',
      expect.objectContaining({ length: 1 }),
    ]);
  });

  it('is offered by Klarna after the price of a page whose author has made no place for it', async () => {
    page = await openWidgets(
      `<article class="ProductItem" data-item-id="mug"><div class="product-price">$10.00</div><div class="product-variants" data-item-id="mug" data-variants='${json(variants.slice(0, 3))}'></div><div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="1"></div></article>`,
      { productMerchandisingContext: { mug: { klarnaAvailable: true, klarnaMin: 0, klarnaMax: 3000 } } },
    );
    await vi.waitFor(() => expect(message()).toBe('4 interest-free payments of $2.50 with Klarna'), { timeout: 20_000 });
  });

  it.each([
    ['the product is not physical', article({ mug: TERMS }, variants, 'data-product-type="3"')],
    ['the provider does not offer it', article({ mug: { ...TERMS, afterPayAvailable: false } })],
    ['it is said of another product', article({ other: TERMS })],
    ['nothing is said', article('')],
  ])('is not told where %s', async (_case, html) => {
    page = await openWidgets(html, {});
    expect([message(), page.reports]).toEqual([null, []]);
  });

  it.each([
    ['broken JSON', '{"mug":'],
    ['something else', '"yes"'],
    ['a limit that is none', { mug: { ...TERMS, afterPayMax: 'much' } }],
    ['only one limit', { mug: { afterPayAvailable: true, afterPayMin: 100 } }],
    ['only one limit of Klarna’s', { mug: { klarnaAvailable: true, klarnaMax: 100 } }],
  ])('is told to the page’s author, and to nobody else, where the page states %s', async (_case, context) => {
    page = await openWidgets(article(context), {});
    expect(page.reports.map(String)).toEqual([expect.stringMatching(/PageError: .*expected instalments by product id/)]);
    expect(one('#place').innerHTML).toBe('');
  });

  it('stands in the block of version 8, which is hidden while there is nothing to tell', async () => {
    const html = `<div class="product-detail" data-product-id="mug" data-context='${json({ product: { productType: 1, variants }, ...TERMS })}'>
      <div class="product-price"><div class="product-price-value">$4.00</div><div class="product-afterpay" data-out-of-range="false" hidden></div></div><button class="sqs-add-to-cart-button"></button></div>`;
    page = await openWidgets(html, { item: { id: 'mug' } });
    expect([block().hidden, message(), block().dataset['outOfRange']]).toEqual([false, 'available for orders over $5.00', 'true']);
    await choose('XXL');
    expect([block().hidden, block().hasAttribute('data-out-of-range')]).toEqual([true, false]);
    expect(one('.product-price-value').textContent).toBe('Unavailable');
  });

  it('stands in a place that the page has brought, whatever flags the site has', async () => {
    page = await openWidgets(article({ mug: TERMS }, variants.slice(0, 3)), { betaFeatureFlags: ['product_branching'] });
    expect([message(), block().dataset['outOfRange']]).toEqual(['4 interest-free payments of $2.50', 'false']);
    expect(block().querySelectorAll('.afterpay-pill-button, .afterpay-info-button')).toHaveLength(2);
  });

  // `commerce_afterpay_pdp` was seen on real pages.
  it.each([
    [['commerce_afterpay_pdp'], true],
    [['commerce-afterpay-pdp'], true],
    [['instalment_message_on_product_page'], true],
    [['commerce_product_branching'], false],
  ])('has a place made for it by the flags %j: %s', async (betaFeatureFlags, isMade) => {
    page = await openWidgets(
      `<article class="ProductItem" data-item-id="mug"><div class="product-price">$10.00</div><div class="product-variants" data-item-id="mug" data-variants='${json(variants)}'></div><div class="sqs-add-to-cart-button" data-item-id="mug" data-product-type="1"></div></article>`,
      { betaFeatureFlags, productMerchandisingContext: { mug: TERMS } },
    );
    expect(document.querySelector('.product-price + .product-afterpay') !== null).toBe(isMade);
  });

  it('is worked out from what the chosen plan costs', async () => {
    const plan = (price: string) => ({
      productSubscriptionOptionId: 'monthly',
      subscriptionPlan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
      price,
    });
    const teas = [
      aWireVariant({ Size: 'S' }, { price: 2000, pricingOptions: [plan('1600')] }),
      aWireVariant({ Size: 'M' }, { price: 4000, pricingOptions: [plan('3600')] }),
    ];
    page = await openWidgets(article({ mug: TERMS }, teas), {});
    page.shop.products.choosePlan('p1', 0);
    await page.show();
    expect(message()).toBe('4 interest-free payments of $4.00');
    await choose('M');
    expect(message()).toBe('4 interest-free payments of $9.00');
    page.shop.products.choosePlan('p1', null);
    await page.show();
    expect(message()).toBe('4 interest-free payments of $10.00');
  });

  it('goes by the provider’s other name where its merchants know it by that, without an explanation', async () => {
    page = await openWidgets(article({ mug: { ...TERMS, stripeAccountCountry: 'GB' } }), {});
    expect(one('.afterpay-pill-button').dataset['isClearpay']).toBe('true');
    expect(block().querySelector('.clearpay-sr-label')?.textContent).toBe('Clearpay');
    expect(block().querySelectorAll('button')).toHaveLength(0);
  });

  it('is told in the words of the site', async () => {
    page = await openWidgets(article({ mug: TERMS }), { websiteSettings: { localizedStrings: { ordersOver: 'ab {amount}' } } });
    await choose('XS');
    expect(message()).toBe('ab $5.00');
  });
});

describe('the provider’s explanation', () => {
  it('is asked for at the click and not before, once, and shown without its scripts', async () => {
    page = await openWidgets(article({ mug: { ...TERMS, stripeAccountCountry: 'CA', shopperLanguage: 'fr' } }), {});
    expect(explained()).toEqual([]);
    await click('.afterpay-info-button');
    one('.afterpay-pill-button').click();
    expect(explained().map(({ name }) => name)).toEqual(['https://static.afterpay.com/modal/fr_CA.html']);
    explained()[0]!.answer('<h1>Quatre fois</h1><script>window.ran = true</script><p onclick="x()">Sans frais</p>');
    await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    const dialog = one('.afterpay-modal');
    // The names that existing themes style.
    expect(document.querySelectorAll('.afterpay-modal-overlay, .afterpay-modal > .afterpay-modal-close-button')).toHaveLength(2);
    expect(dialog.querySelector('h2')?.textContent).toBe('Afterpay');
    expect(dialog.innerHTML).toContain('<div><div>Quatre fois</div><p>Sans frais</p></div>');
    one('.lightbox-close').click();
    await page.show();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    one('.afterpay-info-button').click();
    await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
    expect(explained()).toHaveLength(1);
  });

  it('that cannot be had is one warning for the page’s author, and can be asked for again', async () => {
    page = await openWidgets(article({ mug: TERMS }), {});
    await click('.afterpay-info-button');
    explained()[0]!.refuse('offline');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(String(warn.mock.calls[0]![0])).toContain('[storefront] Afterpay');
    expect([message(), document.querySelector('[role="dialog"]'), page.reports]).toEqual(['available for orders over $5.00', null, []]);
    one('.afterpay-info-button').click();
    await vi.waitFor(() => expect(explained()).toHaveLength(2));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('of a merchant whose country is not stated is that of the currency', async () => {
    page = await openWidgets(article({ mug: { ...TERMS, stripeAccountCountry: undefined } }), {
      websiteSettings: { storeSettings: { selectedCurrency: 'AUD' } },
    });
    await click('.afterpay-info-button');
    expect(explained().map(({ name }) => name)).toEqual(['https://static.afterpay.com/modal/en_AU.html']);
  });
});
