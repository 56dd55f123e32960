import { describe, expect, it } from 'vitest';
import { fixtureParts } from '../../support/fixtures.ts';
import { cartOf, anEntry, load, open, page, settle, text } from './openCartPage.ts';

const { body, context } = fixtureParts('v71-cart');
const SETTINGS = '"continueShoppingLinkUrl":"/","minimumOrderSubtotal":{"currency":"GBP","value":"0.00"}';
/** The page with other settings in its JSON, which has no cart. */
const withSettings = (settings: string): string => {
  if (!body.includes(SETTINGS)) throw new Error('The fixture has other settings.');
  return body.replace(SETTINGS, settings);
};
const STORE = { ...context, websiteSettings: { storeSettings: { selectedCurrency: 'USD' } }, storefront: { cartEditDelay: 1 } };

describe('a cart page that is served with settings and no cart', () => {
  it('leads an empty cart back to the shop', async () => {
    await open(withSettings('"continueShoppingLinkUrl":"/shop"'), STORE);
    page.shop.cart.settle();
    await settle();
    expect(document.querySelector('#sqs-cart-container a')?.getAttribute('href')).toBe('/shop');
    expect(page.reports).toEqual([]);
  });

  it('knows the smallest order and the limits of instalments', async () => {
    await open(
      withSettings('"minimumOrderSubtotal":{"currency":"USD","value":"50.00"}').replace(
        '"afterpayEnabled":false,"afterpayMin":0,"afterpayMax":0',
        '"afterpayEnabled":true,"afterpayMin":1000,"afterpayMax":5000',
      ),
      STORE,
    );
    await load(cartOf([anEntry('1', { subTotal: 4000 })]));
    expect(text('.cart-minimum')).toContain('$50.00');
    expect(text('.cart-instalments')).toBe('4 interest-free payments of $10.00 with Clearpay');
    expect(page.reports).toEqual([]);
  });

  it('knows the limits of the other provider of instalments', async () => {
    const terms = body.replace(
      '"klarnaEnabled":false,"klarnaMin":0,"klarnaMax":0',
      '"klarnaEnabled":true,"klarnaMin":1000,"klarnaMax":5000',
    );
    await open(terms, STORE);
    await load(cartOf([anEntry('1', { subTotal: 4000 })]));
    expect(text('.cart-instalments')).toBe('4 interest-free payments of $10.00 with Klarna');
  });

  it('says what the store’s money is where the context does not', async () => {
    await open(body, { ...STORE, websiteSettings: {} });
    await load(cartOf([anEntry('1', { subTotal: 4000 })]));
    expect(text('.cart-total-price')).toBe('£40.00');
  });

  it('says by which language’s conventions money is written', async () => {
    const settings = '"useCldrMode":true,"formattingLocale":"de-DE"';
    await open(body.replace('"useCldrMode":false', settings).replace('"formattingLocale":"en-US",', ''), { ...STORE, websiteSettings: {} });
    await load(cartOf([anEntry('1', { subTotal: 4000 })]));
    expect(text('.cart-total-price')).toBe('40,00\u00a0£');
  });
});
