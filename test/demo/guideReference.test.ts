import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicNames } from '../../build/publicNames.ts';
import { productAttributes } from '../../demo/guide/guideProductData.ts';
import { productFields, variantFields } from '../../demo/guide/productFields.ts';
import { guidePolicies, guideStorage } from '../../demo/guide/guideStorage.ts';
import { guideTokens } from '../../demo/guide/guideTokens.ts';
import { parseProduct } from '../../src/commerce/model/product.ts';
import { coreSettings, settingsOf } from '../../src/core/config.ts';
import * as selectors from '../../src/core/page/selectors.ts';
import { untracked } from '../../src/lib/createActivity.ts';
import { readGuide } from './readGuide.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const source = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
const unique = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();
const PUBLIC = publicNames();

/** The words of all pages of the guide. */
let words: string;
beforeAll(() => {
  words = readGuide()
    .map(({ body }) => {
      for (const cell of body.querySelectorAll('th, td, br')) cell.append(' ');
      return body.textContent;
    })
    .join('\n');
}, 60_000);

describe('the guide and what is public', () => {
  it.each(Object.keys(PUBLIC).filter((kind) => kind !== 'classes'))('names all %s', (kind) => {
    const names = PUBLIC[kind]!.filter((name) => !words.includes(name));
    expect(names).toEqual([]);
  });

  it('names every call of Storefront, and none that there is not', () => {
    const code = source('src/app/Storefront.ts');
    const body = code.slice(code.indexOf('export interface Storefront {'), code.indexOf('\n}\n'));
    const calls = unique([...body.matchAll(/^ {2}(?:readonly )?(\w+)(?=[<(:])/gm)].map(([, name]) => name!));
    expect(calls.length).toBeGreaterThan(14);
    const isNamed = (name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(words);
    expect(calls.filter((name) => !isNamed(name))).toEqual([]);
    expect(unique([...words.matchAll(/\bStorefront\.(\w+)\(/g)].map(([, name]) => name!)).filter((name) => !calls.includes(name))).toEqual(
      [],
    );
  });

  it('names no hook, event or custom property that there is not', () => {
    const named = (pattern: RegExp): string[] => unique([...words.matchAll(pattern)].map(([, name]) => name!));
    expect(named(/data-storefront="([a-z-]+)"/g).filter((name) => !PUBLIC['hooks']!.includes(name) && name !== 'gift-note')).toEqual([]);
    expect(named(/storefront:([a-z-]+)'/g).filter((name) => !PUBLIC['events']!.includes(name))).toEqual([]);
    expect(
      named(/(--storefront-[a-z-]*[a-z])(?!-\*)/g).filter((name) => !PUBLIC['tokens']!.some((token) => token.startsWith(name))),
    ).toEqual([]);
  });

  it('has a row for every custom property and storage key, and no other', () => {
    expect(guideTokens.map(({ name }) => name).toSorted()).toEqual(PUBLIC['tokens']!.toSorted());
    expect(guideStorage.map(({ name }) => name).toSorted()).toEqual(PUBLIC['storageKeys']!.toSorted());
  });

  it('has a row for every Trusted Types policy that the code makes', () => {
    const files = [
      'src/lib/createScriptLoader.ts',
      'src/core/ui/renderSanitizedHtml.ts',
      'widgets/form/insertOwnerHtml.ts',
      'widgets/media/video/Video.tsx',
    ];
    const made = files.flatMap((file) => source(file).match(/(?<=')storefront-(?:script|html|post-submit|video)(?=')/g) ?? []);
    expect(unique(guidePolicies.map(({ policy }) => policy).filter(Boolean))).toEqual(unique(made));
  });

  it('says in which order settings count, as they do', () => {
    const { document } = new Window();
    document.write('<script type="application/json" data-storefront-context>{"storefront":{"currency":"EUR","locale":"fr"}}</script>');
    const read = (options: object) =>
      settingsOf(coreSettings, {
        page: document as unknown as Document,
        tagData: { currency: 'GBP' },
        options,
        report: () => undefined,
        track: untracked,
      });
    expect(read({})).toMatchObject({ currency: 'GBP', locale: 'fr' });
    expect(read({ currency: 'SEK' })).toMatchObject({ currency: 'SEK' });
    expect(words.replace(/\s+/g, ' ')).toContain('the script tag wins over the page context, and start() over both');
  });
});

const KNOWN = { id: 'p', fallbackCurrency: 'USD' };
const ofProduct = (fields: object): unknown => parseProduct(fields, KNOWN);
const ofVariant = (fields: object): unknown => parseProduct({ variants: [{ sku: 'base', ...fields }] }, KNOWN);

/** A copy without the field of this name; of a list its first one. */
function without(record: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  const copy = structuredClone(record) as Record<string, unknown>;
  const steps = name.replaceAll('[]', '.0').split('.');
  const last = steps.pop()!;
  const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy) as Record<string, unknown>;
  expect(parent, name).toHaveProperty(last);
  delete parent[last];
  return copy;
}

describe('the guide’s tables of product data', () => {
  it.each(productFields.map((field) => [field.name, field] as const))('have a field of a product that is read: %s', (name, { example }) => {
    expect(ofProduct(example)).not.toEqual(ofProduct(without(example, name)));
  });

  it.each(variantFields.map((field) => [field.name, field] as const))('have a field of a variant that is read: %s', (name, { example }) => {
    expect(ofVariant(example)).not.toEqual(ofVariant(without(example, name)));
  });

  it('have every field that the readers name, and no other', () => {
    const files = ['product', 'parseVariants', 'formDefinition', 'subscriptionPlan'].map((name) => source(`src/commerce/model/${name}.ts`));
    const code = [...files, source('src/money/money.ts')].join('\n');
    const read = [
      ...code.matchAll(/[\w.]\['(\w+)'\]/g),
      ...code.matchAll(/own(?:Text)?\(raw, '(\w+)'\)/g),
      ...code.matchAll(/'((?:price|salePrice)(?:Money)?)'/g),
      ...code.matchAll(/(\w+): \(raw\)|(?<=readFields\(\{ )(\w+):|, (\w+): \(raw\)/g),
      ...[...code.matchAll(/const \{ (.+) \} = raw;/g)].flatMap((match) => [...match[1]!.matchAll(/(?:^|, )(\w+)/g)]),
      ...code.matchAll(/^ {2}(billingPeriod|numBillingCycles): /gm),
    ].map((match) => match[1] ?? match[2] ?? match[3]!);
    // A misspelling of "variants", which is refused.
    const expected = unique(read).filter((name) => name !== 'variant');
    expect(expected.length).toBeGreaterThan(40);
    expect(unique([...productFields, ...variantFields].map(({ name }) => name.split('.').at(-1)!))).toEqual(expected);
  });

  it('have every attribute that states something of a product, and no other', () => {
    const named = Object.entries(selectors).flatMap(([key, value]) => (key.startsWith('product') ? value : []));
    const attributes = (named as string[]).filter((value) => /^data-[a-z-]+$/.test(value));
    expect(Object.keys(productAttributes).toSorted()).toEqual(unique(attributes));
  });
});
