import { describe, expect, it, vi } from 'vitest';
import { countText, pluralText } from '../../../src/commerce/texts/fill.ts';

const ENGLISH = { review: '1 review', reviews: '{n} reviews' };
const ARABIC = {
  review: 'one',
  reviews: 'other',
  'reviews.zero': 'zero',
  'reviews.two': 'two',
  'reviews.few': 'few',
  'reviews.many': 'many',
};

describe('the wording for a count', () => {
  it.each([
    [0, '{n} reviews'],
    [1, '1 review'],
    [2, '{n} reviews'],
    [101, '{n} reviews'],
  ])('in English, of %i', (count, text) => {
    expect(pluralText(ENGLISH, 'review', 'reviews', count, 'en-US')).toBe(text);
  });

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [103, 'few'],
  ])('in Arabic, of %i', (count, text) => {
    expect(pluralText(ARABIC, 'review', 'reviews', count, 'ar')).toBe(text);
  });

  it('uses the form for one where a language has it for other counts too', () => {
    const french = { ...ENGLISH, 'reviews.one': '{n} avis' };
    expect(pluralText(french, 'review', 'reviews', 0, 'fr')).toBe('{n} avis');
  });

  it('knows one and many where the language has no further forms, or cannot be read', () => {
    expect(pluralText(ENGLISH, 'review', 'reviews', 3, 'pl')).toBe('{n} reviews');
    expect(pluralText(ENGLISH, 'review', 'reviews', 1, 'not a language')).toBe('1 review');
  });
});

describe('a count', () => {
  it.each([
    ['en-US', '1234'],
    ['de-DE', '1234'],
    ['ar-EG', '١٢٣٤'],
    ['not a language', '1234'],
  ])('has the digits of %s', (language, text) => {
    expect(countText(1234, language)).toBe(text);
  });

  it('is in English as its rules have it, which are not asked', () => {
    const asked = vi.spyOn(Intl, 'PluralRules');
    const formats = vi.spyOn(Intl, 'NumberFormat');
    const found = [0, 1, 2, 11, 1234].map((count) => [countText(count, 'en-GB'), pluralText(ENGLISH, 'review', 'reviews', count, 'en-GB')]);
    expect([asked, formats].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    vi.restoreAllMocks();
    const rules = new Intl.PluralRules('en-GB');
    const format = new Intl.NumberFormat('en-GB', { useGrouping: false });
    expect(found).toEqual(
      [0, 1, 2, 11, 1234].map((count) => [format.format(count), rules.select(count) === 'one' ? '1 review' : '{n} reviews']),
    );
    expect(countText(12, 'en-u-nu-deva')).toBe('१२');
  });
});
