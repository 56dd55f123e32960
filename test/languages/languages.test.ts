import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '../../src/commerce/texts/fill.ts';
import { PLURAL_FORMS } from '../../src/commerce/texts/fill.ts';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { ownerDocs } from '../../src/owner/docs.ts';
import type { DescribedText } from '../../src/core/feature/FeatureDocs.ts';

interface LanguageFile {
  readonly language: string;
  /** The native reader who has signed it; `null`: machine-made. */
  readonly reviewedBy: string | null;
  readonly texts: Readonly<Record<string, string>>;
}

const FOLDER = new URL('../../src/languages/', import.meta.url);
const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja'];

/** Texts for one thing, and those for any other count that share its placeholders. */
const PLURALS: Readonly<Record<string, string>> = {
  'cart.oneItemLabel': 'cart.itemsLabel',
  'form.suggestion': 'form.suggestions',
  'reviews.review': 'reviews.reviews',
  'reviews.summaryOfOne': 'reviews.summary',
  'reviews.filterOneStar': 'reviews.filterStars',
  'reviews.reviewAdded': 'reviews.added',
  'reviews.reviewMatching': 'reviews.matching',
};

/** Counts that a form may spell out: "two weeks", "a review". */
const COUNTS = new Set(['count', 'n', 'billingPeriodValue', 'duration']);

const read = (path: string): LanguageFile => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as LanguageFile;

/** The key of a text whose form `key` is: `cart.itemsLabel` of `cart.itemsLabel.few`. */
const baseOf = (key: string): string => {
  const form = key.slice(key.lastIndexOf('.') + 1);
  return key.split('.').length > 2 && PLURAL_FORMS.some((known) => known === form) ? key.slice(0, -form.length - 1) : key;
};

/** Keys with placeholders that English does not have, or that lack one. */
function wrongPlaceholders({ texts }: LanguageFile, english: ReadonlyMap<string, readonly string[]>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const base = baseOf(key);
    const allowed = new Set([...(english.get(base) ?? []), ...(english.get(PLURALS[base] ?? '') ?? [])]);
    const found = placeholdersOf(text);
    const isForm = base !== key || base in PLURALS || /\.(?:for|every)(?:Week|Month|Year)s?$/.test(key);
    const missing = (english.get(base) ?? []).filter((name) => !found.includes(name) && !(isForm && COUNTS.has(name)));
    const unknown = found.filter((name) => !allowed.has(name));
    return missing.length + unknown.length > 0 ? [`${key}: ${text}`] : [];
  });
}

const placeholders = (texts: readonly DescribedText[]): ReadonlyMap<string, readonly string[]> =>
  new Map(texts.map((text) => [text.key, text.placeholders]));

it('has a file for each language', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(files.toSorted()).toStrictEqual(LANGUAGES.map((language) => `${language}.json`));
  expect(readdirSync(new URL('owner/', FOLDER)).toSorted()).toStrictEqual(files.toSorted());
});

describe.each(LANGUAGES)('the file of %s', (language) => {
  const file = read(`${language}.json`);
  const owner = read(`owner/${language}.json`);
  const english = placeholders(publicList.texts);
  const ownerEnglish = placeholders(ownerDocs.texts);

  it('says which language it is, and who has signed it', () => {
    expect(file).toMatchObject({ language, reviewedBy: null });
    expect(owner).toMatchObject({ language, reviewedBy: null });
  });

  it('has every text', () => {
    const keys = [...english.keys()].filter((key) => !key.startsWith('owner.'));
    expect(keys.filter((key) => !(key in file.texts))).toStrictEqual([]);
    expect([...ownerEnglish.keys()].filter((key) => !(key in owner.texts))).toStrictEqual([]);
  });

  it('has no text that the shop does not have', () => {
    expect(Object.keys(file.texts).filter((key) => !english.has(baseOf(key)))).toStrictEqual([]);
    expect(Object.keys(owner.texts).filter((key) => !ownerEnglish.has(baseOf(key)))).toStrictEqual([]);
  });

  it('keeps the placeholders of each text', () => {
    expect(wrongPlaceholders(file, english)).toStrictEqual([]);
    expect(wrongPlaceholders(owner, ownerEnglish)).toStrictEqual([]);
  });

  it('has the plural forms that its language has, and no others', () => {
    const forms = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    const given = Object.keys(file.texts).filter((key) => baseOf(key) !== key);
    expect(given.filter((key) => !forms.has(key.slice(key.lastIndexOf('.') + 1)))).toStrictEqual([]);
  });

  it('has no text that is empty, and no mark-up', () => {
    // The note that belongs to every price is the site's to write.
    const { 'product.priceNote': priceNote, ...texts } = { ...file.texts, ...owner.texts };
    expect(priceNote).toBe('');
    expect(Object.values(texts).filter((text) => text.trim() === '' || /[<>&]/.test(text))).toStrictEqual([]);
  });
});

it('keeps amounts and names apart from Arabic around them, so that "$7.00" is not read as "7.00$"', () => {
  // Unicode's isolates, https://www.w3.org/International/articles/inline-bidi-markup/
  const bare =
    /(?<!\u2068)\{(?:amount|price|fromPrice|total|name|title|brand|code|email|variantName)\}|\{(?:amount|price|name)\}(?!\u2069)/;
  expect(Object.entries(read('ar.json').texts).filter(([, text]) => bare.test(text))).toStrictEqual([]);
});
