import { describe, expect, it } from 'vitest';
import {
  BACKGROUND_SOURCE,
  COLLECTION_TYPE,
  FOLDER_BEHAVIOR,
  PROMOTED_BLOCK_TYPES,
  SLICE_TYPE,
  type BackgroundSource,
  type FolderBehavior,
  type PromotedBlockType,
} from '../../../src/template/predicates/kinds.ts';
import { CURRENCIES, type Currency, type CurrencyCode } from '../../../src/money/currencies.ts';
import { FEATURE_FLAG, type FeatureFlag } from '../../../src/commerce/rules/hasFlag.ts';
import { FORM_FIELD_TYPES, type FormFieldType } from '../../../src/commerce/model/formFieldType.ts';
import { CONTENT_SOURCE, type ContentSource } from '../../../src/commerce/model/formSubmission.ts';
import { fractionDigits } from '../../../src/money/fractionDigits.ts';
import { PAGE_TYPE, UNTRACKED_PAGE_TYPES, type PageType } from '../../../src/commerce/model/pageType.ts';
import { RECORD_TYPE } from '../../../src/commerce/model/recordType.ts';
import { appRolloutFlag, ROLLOUT_FLAG } from '../../../src/commerce/model/rolloutFlag.ts';
import { SITE_ROLE, type SiteRole } from '../../../src/commerce/model/siteRole.ts';

describe('page types', () => {
  it('are those of the host', () => {
    const codes: readonly PageType[] = Object.values(PAGE_TYPE);
    expect(codes).toEqual([1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 300, 301]);
    expect(PAGE_TYPE).toMatchObject({
      mainContent: 1,
      contentItem: 50,
      search: 102,
      showCart: 200,
      checkout: 201,
      orderConfirmed: 202,
      commerceEmailPreview: 301,
    });
  });

  it('not found, lock screen and access denied are never tracked', () => expect(UNTRACKED_PAGE_TYPES).toEqual([100, 103, 106]));
});

describe('site roles', () => {
  it('are twelve, and 5 is none of them', () => {
    const codes: readonly SiteRole[] = Object.values(SITE_ROLE);
    expect(codes).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(SITE_ROLE).toMatchObject({ admin: 1, commenter: 7, storeManager: 8, viewer: 10, schedulingEditor: 13 });
  });
});

describe('kinds of content', () => {
  it('records have the codes that hosts use', () => {
    expect(RECORD_TYPE).toMatchObject({
      text: 1,
      image: 2,
      quote: 4,
      link: 5,
      audio: 7,
      video: 8,
      storeItem: 11,
      event: 12,
      gallery: 14,
      binary: 15,
      kbarticle: 54,
    });
  });

  it('collections are known by name where the code is known', () => {
    expect(COLLECTION_TYPE).toEqual({ generic: 1, subscription: 2, templatePage: 7, page: 10, products: 13, albumBlock: 18 });
  });

  it('slices run from heading to twitter', () => {
    expect(Object.values(SLICE_TYPE)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(SLICE_TYPE).toMatchObject({ heading: 1, newsletter: 11, password: 18, twitter: 19 });
  });

  it('a background is uploaded, from Instagram, a video or none', () => {
    const codes: readonly BackgroundSource[] = Object.values(BACKGROUND_SOURCE);
    expect(Object.keys(BACKGROUND_SOURCE)).toEqual(['upload', 'instagram', 'video', 'none']);
    expect(codes).toEqual([1, 2, 3, 4]);
  });

  it('a folder is an index, redirects, or is not clickable', () => {
    const codes: readonly FolderBehavior[] = Object.values(FOLDER_BEHAVIOR);
    expect(codes).toEqual([1, 2, 3]);
  });

  it('eleven blocks may stand for an item', () => {
    const types: readonly PromotedBlockType[] = PROMOTED_BLOCK_TYPES;
    expect(types).toEqual(['map', 'embed', 'image', 'code', 'quote', 'twitter', 'link', 'video', 'foursquare', 'instagram', 'form']);
  });
});

describe('forms', () => {
  it('have nineteen types of field', () => {
    const types: readonly FormFieldType[] = FORM_FIELD_TYPES;
    expect(types.toSorted()).toEqual(
      'address checkbox currency date email hidden likert name number password phone radio section select text textarea time twitter website'.split(
        ' ',
      ),
    );
  });

  it('come from an item or a collection', () => expect(Object.values(CONTENT_SOURCE) satisfies ContentSource[]).toEqual(['i', 'c']));
});

describe('flags', () => {
  it('are asked for by these names', () => {
    const flags: readonly FeatureFlag[] = Object.values(FEATURE_FLAG);
    expect(flags).toEqual([
      'product_branching',
      'instalment_message_on_product_page',
      'afterpay_pdp',
      'VANILLA_FORM_HANDLER',
      'site_visitor_metrics',
    ]);
    expect([...Object.values(ROLLOUT_FLAG), appRolloutFlag('shop')]).toEqual(['rum', 'track-page-speed', 'track-user-timing', 'shop-app']);
  });
});

describe('currencies', () => {
  const listed = 'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(' ');

  it('are all those of the list, in its order', () => {
    const codes: readonly CurrencyCode[] = CURRENCIES.map(({ code }) => code);
    expect(codes).toEqual(listed);
  });

  it('have two digits behind the point, but for the yen', () => {
    for (const { code, fractionDigits: digits } of CURRENCIES) expect([code, digits]).toEqual([code, code === 'JPY' ? 0 : 2]);
  });

  it('have the digits that amounts are written with', () => {
    for (const { code, fractionDigits: digits } of CURRENCIES) expect(fractionDigits(code)).toBe(digits);
  });

  it('have the numbers and names of ISO 4217', () => {
    const about = (code: string): Currency => CURRENCIES.find((currency) => currency.code === code)!;
    expect(about('USD')).toEqual({ code: 'USD', name: 'United States Dollar', fractionDigits: 2, numericCode: '840' });
    expect(about('JPY')).toEqual({ code: 'JPY', name: 'Japanese Yen', fractionDigits: 0, numericCode: '392' });
    expect(about('AUD').numericCode).toBe('036');
    expect(about('ARS').numericCode).toBe('032');
    expect(CURRENCIES.every(({ name, numericCode }) => name !== '' && /^\d{3}$/.test(numericCode))).toBe(true);
    expect(new Set(CURRENCIES.map(({ numericCode }) => numericCode)).size).toBe(CURRENCIES.length);
  });
});
