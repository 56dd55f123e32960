import { describe, expect, it } from 'vitest';
import { readPageContext } from '../../../src/commerce/model/pageContext.ts';

describe('the page context', () => {
  it('may say nothing at all', () => expect(readPageContext({})).toEqual({}));

  it('is kept as the server wrote it', () => {
    const context = {
      templateVersion: '7.1',
      templateId: '5c5a519771c10ba3470d8101',
      pageType: 2,
      website: { id: 'w1', language: 'en-US', timeZone: 'America/Chicago', cloneable: false },
      collection: { id: 'c1', title: 'Store', fullUrl: '/store', type: 13, permissionType: 1 },
      item: { id: 'p1', title: 'Mug', fullUrl: '/store/p/mug', recordType: 11, commentState: 1 },
      product: { variants: [] },
      websiteSettings: {
        useCLDRMoneyFormat: true,
        localizedStrings: { productSoldOutText: 'Gone' },
        storeSettings: {
          selectedCurrency: 'USD',
          expressCheckout: false,
          merchandisingSettings: { soldOutVariantsDropdownDisabled: true },
        },
      },
      betaFeatureFlags: ['nested_categories'],
      tweakJSON: { 'tweak-a': 'true' },
    };
    expect(readPageContext(context)).toEqual(context);
  });

  it.each<[string, object, object]>([
    ['a page type in words', { pageType: 'page', item: { id: 'p1' } }, { item: { id: 'p1' } }],
    ['a website that is none', { website: null, item: { id: 'p1' } }, { item: { id: 'p1' } }],
    ['one wrong setting among right ones', { website: { id: 7, language: 'en-US' } }, { website: { language: 'en-US' } }],
    ['a list of settings', { websiteSettings: [] }, {}],
    [
      'one wrong store setting',
      { websiteSettings: { storeSettings: { expressCheckout: 'no', selectedCurrency: 'EUR' } } },
      { websiteSettings: { storeSettings: { selectedCurrency: 'EUR' } } },
    ],
  ])('with %s loses just that', (_, raw, expected) => expect(readPageContext(raw)).toEqual(expected));
});
