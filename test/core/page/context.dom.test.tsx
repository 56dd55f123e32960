import { afterEach, describe, expect, it } from 'vitest';
import { readContext } from '../../../src/core/page/readContext.ts';
import { clearPage, showForeignPage, showPage } from './openPage.ts';

afterEach(clearPage);

const contextNow = () => readContext(document);
const OWN = (text: string) => `<script type="application/json" data-storefront-context>${text}</script>`;

describe('what the page says about its site', () => {
  it('is what the platform’s server has written', () => {
    showPage('', { item: { id: 'mug' }, websiteSettings: { storeSettings: { selectedCurrency: 'EUR', expressCheckout: false } } });
    expect(contextNow()).toMatchObject({
      item: { id: 'mug' },
      websiteSettings: { storeSettings: { selectedCurrency: 'EUR', expressCheckout: false } },
    });
  });

  it('is what the page itself says on a site of another kind', () => {
    showForeignPage(OWN('{"item": {"id": "mug"}}'));
    expect(contextNow()).toEqual({ item: { id: 'mug' } });
  });

  it('is, of both, what the page itself says: field by field', () => {
    showPage(OWN('{"item": {"id": "mug"}, "storefront": {"cartPath": "/basket"}}'), { item: { id: 'vase' }, templateVersion: '7.1' });
    expect(contextNow()).toEqual({ item: { id: 'mug' }, templateVersion: '7.1', storefront: { cartPath: '/basket' } });
  });

  it('is read anew each time: other scripts change it after load', () => {
    const context = { websiteSettings: { storeSettings: { expressCheckout: false } } };
    showPage('', context);
    contextNow();
    context.websiteSettings.storeSettings.expressCheckout = true;
    expect(contextNow().websiteSettings?.storeSettings?.expressCheckout).toBe(true);
  });

  it('leaves out what is wrong, and keeps the rest', () => {
    showPage('', {
      item: 5,
      pageType: '2',
      templateVersion: '7',
      websiteSettings: { useCLDRMoneyFormat: 'yes', storeSettings: { defaultCurrency: 'EUR', addToCartConfirmationType: null } },
    });
    expect(contextNow()).toEqual({ templateVersion: '7', websiteSettings: { storeSettings: { defaultCurrency: 'EUR' } } });
  });

  it.each([['{"item": '], ['[1]'], ['"text"'], ['5'], ['null'], [''], ['   ']])(
    'is nothing when the page’s own words are %j, and the page goes on',
    (text) => {
      showForeignPage(OWN(text));
      expect(contextNow()).toEqual({});
      showPage(OWN(text), { item: { id: 'vase' } });
      expect(contextNow()).toEqual({ item: { id: 'vase' } });
    },
  );

  it.each([[null], ['text'], [5], [[1]]])('is nothing when the platform’s is %j', (context) => {
    showPage('', context);
    expect(contextNow()).toEqual({});
  });

  it('changes nothing that every object has', () => {
    showPage(
      OWN('{"__proto__": {"item": {"id": "theirs"}}, "constructor": {"prototype": {"item": {"id": "theirs"}}}}'),
      JSON.parse('{"__proto__": {"item": {"id": "theirs"}}}'),
    );
    expect(contextNow().item).toBeUndefined();
    expect(({} as { item?: unknown }).item).toBeUndefined();
  });
});
