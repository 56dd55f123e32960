import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aPricingOption } from './aPricingOption.ts';
import { anArticle, aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const EMPTY = '<p data-storefront="price" id="price"></p>';
const SERVER = '<p data-storefront="price" id="price">from <b>$9.00</b> incl. tax</p>';
const sizes = (...changes: object[]) => changes.map((change, at) => aWireVariant({ Size: 'SML'[at]! }, change));
const text = () => one('#price').textContent;

async function open(part: string, data: object, context?: object): Promise<void> {
  page = await openWidgets(aProductPage(part, data), context);
}
async function choose(value: string): Promise<void> {
  page.shop.products.choose('p1', 'Size', value);
  await page.show();
}

describe('the price before anything is chosen', () => {
  it.each([
    ['the server’s own words', SERVER, { variants: sizes({}, { price: 2000 }) }, 'from $9.00 incl. tax'],
    ['the lowest, where variants differ', EMPTY, { variants: sizes({ price: 2000 }, { price: 1500 }) }, 'from $15.00'],
    ['the one, where they do not', EMPTY, { variants: sizes({}, {}) }, '$10.00'],
    [
      'the sale price beside the old one',
      EMPTY,
      { variants: sizes({ onSale: true, salePrice: 800 }, { onSale: true, salePrice: 800 }) },
      'Sale Price: $8.00 Original Price: $10.00',
    ],
    ['that of a product without options', EMPTY, { variants: [aWireVariant({})] }, '$10.00'],
    ['that of a digital product, which has it itself', EMPTY, { productType: 2, priceMoney: { currency: 'USD', value: '9.50' } }, '$9.50'],
    [
      'that of a digital product in a sale',
      EMPTY,
      { productType: 2, onSale: true, priceMoney: { currency: 'USD', value: '9.50' }, salePriceMoney: { currency: 'USD', value: '7.00' } },
      'Sale Price: $7.00 Original Price: $9.50',
    ],
    [
      'the server’s own words of a digital product',
      SERVER,
      { productType: 2, priceMoney: { currency: 'USD', value: '9.50' } },
      'from $9.00 incl. tax',
    ],
    ['nothing, where the page knows no price', EMPTY, { variants: [] }, ''],
    [
      'the lowest of a subscription with its period',
      EMPTY,
      {
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { unit: 'WEEK', value: 2 }, numBillingCycles: 26 },
        variants: sizes({ price: 2000 }, {}),
      },
      'from $10.00 every 2 weeks for 1 year',
    ],
    [
      'that of a subscription with its period',
      EMPTY,
      {
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
        variants: [aWireVariant({})],
      },
      '$10.00 every month',
    ],
  ])('is %s', async (_case, part, data, shown) => {
    await open(part, data);
    await waitFor(() => expect(text()).toBe(shown));
  });
});

describe('the price of a choice', () => {
  it('follows the choice, and is the server’s own again when the choice is taken back', async () => {
    await open(SERVER, { variants: sizes({}, { price: 2000 }) });
    await choose('M');
    expect(text()).toBe('$20.00');
    await choose('');
    expect(one('#price').innerHTML).toBe('from <b>$9.00</b> incl. tax');
  });

  it('in a sale is the sale price, with the old one named and struck', async () => {
    await open(SERVER, { variants: sizes({ onSale: true, salePrice: 800 }, {}) });
    await choose('S');
    expect(one('#price .sale-price').textContent).toBe('$8.00');
    expect(one('#price .original-price').textContent).toBe('$10.00');
    expect([...document.querySelectorAll('#price .visually-hidden.v6-visually-hidden')].map(({ textContent }) => textContent)).toEqual([
      'Sale Price:',
      'Original Price:',
    ]);
  });

  it('that does not exist is exactly "Unavailable"', async () => {
    await open(SERVER, { variants: sizes({}, {}) });
    await choose('XXL');
    expect(text()).toBe('Unavailable');
  });

  const plan = { billingPeriod: { unit: 'WEEK', value: 2 }, numBillingCycles: 26 };

  it('by subscription says how often and how long', async () => {
    await open(SERVER, { isSubscribable: true, subscriptionPlan: plan, variants: sizes({}, {}) });
    await choose('S');
    await waitFor(() => expect(text()).toBe('$10.00 every 2 weeks for 1 year'));
  });

  it('by subscription in a sale strikes the old one', async () => {
    await open(SERVER, { isSubscribable: true, subscriptionPlan: plan, variants: sizes({ onSale: true, salePrice: 800 }, {}) });
    await choose('S');
    await waitFor(() => expect(one('#price .sale-price').textContent).toBe('$8.00 every 2 weeks for 1 year'));
    expect(one('#price .original-price').textContent).toBe('$10.00 every 2 weeks for 1 year');
  });

  it('by subscription without a plan is "Unavailable"', async () => {
    await open(SERVER, { isSubscribable: true, variants: sizes({}, {}) });
    await choose('S');
    expect(text()).toBe('Unavailable');
  });

  it('stands where version 8 shows it, and leaves what is beside it', async () => {
    await open(
      '<div data-storefront="price" id="price"><div class="product-price-value">$9.00</div><div class="product-afterpay">4 payments</div></div>',
      {
        variants: sizes({}, { price: 2000 }),
      },
    );
    await choose('M');
    expect([one('.product-price-value').textContent, one('#price').textContent]).toEqual(['$20.00', '$20.004 payments']);
  });

  it('is shown in the money and the words of the site', async () => {
    await open(
      EMPTY,
      { variants: sizes({}, { price: 2000 }) },
      {
        website: { language: 'de-DE' },
        websiteSettings: {
          useCLDRMoneyFormat: true,
          storeSettings: { selectedCurrency: 'EUR' },
          localizedStrings: { productPriceFromText: 'ab {fromPrice}', productPriceUnavailable: 'Nicht zu haben' },
        },
      },
    );
    expect(text()?.replaceAll('\u00a0', ' ')).toBe('ab 10,00 €');
    await choose('XXL');
    expect(text()).toBe('Nicht zu haben');
  });
});

describe('a price that a choice has changed', () => {
  it('is read out, the old one beside it; not when the page is opened, and not when the choice is taken back', async () => {
    await open(SERVER, { variants: sizes({ onSale: true, salePrice: 800 }, {}) });
    expect(page.announced).toEqual([]);
    await choose('S');
    await choose('M');
    await choose('');
    expect(page.announced).toEqual(['Sale Price: $8.00 Original Price: $10.00', '$10.00']);
    await choose('M');
    await choose('XXL');
    expect(page.announced.slice(2)).toEqual(['$10.00', 'Unavailable']);
  });
});

describe('the price under a plan that the visitor has chosen', () => {
  const TEA = {
    variants: sizes(
      { pricingOptions: [aPricingOption('900', 1), aPricingOption('800', 2)] },
      { price: 2000, pricingOptions: [aPricingOption('1800', 1), aPricingOption('1600', 2)] },
    ),
  };

  it('follows plan and variant, and is the price of one when the visitor buys once', async () => {
    await open(SERVER, TEA);
    page.shop.products.choosePlan('p1', 1);
    await choose('S');
    await waitFor(() => expect(text()).toBe('$8.00 every 2 months'));
    await choose('M');
    expect(text()).toBe('$16.00 every 2 months');
    page.shop.products.choosePlan('p1', 0);
    await page.show();
    expect(text()).toBe('$18.00 every month');
    page.shop.products.choosePlan('p1', null);
    await page.show();
    expect(text()).toBe('$20.00');
  });
});

describe('amounts on a page of the platform', () => {
  const IDR = { websiteSettings: { storeSettings: { selectedCurrency: 'IDR' } } };
  const choices = json(sizes({}, { price: 2000, salePrice: 1500, onSale: true }));
  const openServed = async (served: string, context: object) => {
    page = await openWidgets(
      anArticle(`<div class="product-price" id="price">${served}</div><div class="product-variants" data-variants='${choices}'></div>`),
      context,
    );
  };

  // Seen so on saved pages of a real shop: servers write the currency's code where the table of signs has a sign.
  it('are written with the currency’s code where the server has written it', async () => {
    await openServed('from IDR 10.00', IDR);
    await choose('S');
    expect(text()).toBe('IDR 10.00');
    await choose('M');
    expect(text()).toBe('Sale Price: IDR 15.00 Original Price: IDR 20.00');
    expect(page.announced.at(-1)).toBe('Sale Price: IDR 15.00 Original Price: IDR 20.00');
  });

  // The older money mode of version 7: the style sheet puts the sign before the element.
  it('stay in the elements of the older money mode, and are read out with their sign', async () => {
    await openServed('from <span class="sqs-money-native">10.00</span>', IDR);
    const served = one('#price').innerHTML;
    const shown = () => [...document.querySelectorAll('#price .sqs-money-native')].filter((node) => !node.closest('[hidden]'));
    await choose('S');
    expect(text()).toBe('10.00');
    expect(shown().map(({ textContent }) => textContent)).toEqual(['10.00']);
    expect(page.announced.at(-1)).toBe('Rp10.00');
    await choose('M');
    expect(text()).toBe('Sale Price: 15.00 Original Price: 20.00');
    expect(shown().map(({ textContent }) => textContent)).toEqual(['15.00', '20.00']);
    await choose('');
    expect(one('#price').innerHTML).toBe(served);
  });
});

describe('the first choice on a page', () => {
  it('shows its price before scripts of the page hear of it, though what writes it is loaded by the choice', async () => {
    await open(SERVER, { variants: sizes({}, { price: 2000 }) });
    const heard: (string | null)[] = [];
    const onChange = () => void heard.push(text());
    document.addEventListener('storefront:variant-change', onChange);
    page.shop.products.choose('p1', 'Size', 'M');
    await waitFor(() => expect(heard).toHaveLength(1));
    document.removeEventListener('storefront:variant-change', onChange);
    expect(heard[0]).toContain('$20.00');
  });
});

describe('what belongs to every price', () => {
  const NOTE = { websiteSettings: { localizedStrings: { 'product.priceNote': 'incl. VAT, plus shipping' } } };
  const note = () => document.querySelector('.storefront-price-note')?.textContent ?? null;

  it('stands below a price of ours', async () => {
    await open(EMPTY, { variants: sizes({}, {}) }, NOTE);
    expect(note()).toBe('incl. VAT, plus shipping');
  });

  it('stands below a served price once that is ours, and not before', async () => {
    await open(SERVER, { variants: sizes({}, {}) }, NOTE);
    expect(note()).toBeNull();
    await choose('S');
    expect(text()).toBe('$10.00incl. VAT, plus shipping');
  });

  it('is nothing where the site has no such words', async () => {
    await open(EMPTY, { variants: sizes({}, {}) });
    expect(note()).toBeNull();
  });
});
