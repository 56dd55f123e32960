import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideTexts } from '../../demo/pages/textsPage.ts';
import { placeholdersOf } from '../../src/commerce/texts/fill.ts';
import { textKey, type Catalogue } from '../../src/commerce/texts/localize.ts';
import { readPage } from './readPage.ts';

const ROOT = join(import.meta.dirname, '../..');

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  !('widgets' in value);

/** Every catalogue in the source, found by its shape and not by a list. */
async function findCatalogues(): Promise<Catalogue[]> {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:[tT]exts?|showUpgradeLinks)\.ts$/.test(name) && !name.startsWith('template/'))
      .map((name) => join(ROOT, folder, name)),
  );
  const modules = await Promise.all(files.map(async (file): Promise<object> => import(file)));
  return modules.flatMap((module) => Object.values(module).filter(isCatalogue));
}

describe('the texts for translators', () => {
  it('are all those of every catalogue, each explained once', async () => {
    const catalogues = await findCatalogues();
    const keys = new Set(catalogues.flatMap(({ name, texts }) => Object.keys(texts).map((key) => textKey(name, key))));
    expect(keys.size).toBeGreaterThan(270);
    expect(guideTexts.map(({ key }) => key).toSorted()).toEqual([...keys].toSorted());
    expect(guideTexts.filter(({ meaning }) => meaning.trim() === '')).toEqual([]);
  });

  it('have one English text and one former key under a key, wherever it stands', async () => {
    const byKey = new Map(guideTexts.map((text) => [text.key, text]));
    for (const { name, texts } of await findCatalogues()) {
      for (const [formerKey, text] of Object.entries(texts)) {
        const described = byKey.get(textKey(name, formerKey));
        expect(described).toMatchObject({ formerKey, english: typeof text === 'string' ? text : text[0] });
      }
    }
  });

  it('name no placeholder in their explanation that the text does not have', () => {
    const strangers = guideTexts.flatMap(({ key, placeholders, meaning }) =>
      placeholdersOf(meaning)
        .filter((name) => !placeholders.includes(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(strangers).toEqual([]);
    expect(placeholdersOf('{b} of {a}, {b}')).toEqual(['a', 'b']);
  });

  it('stand on a page of their own, with the platform’s key', () => {
    const rows = [...readPage('/texts').querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(guideTexts.length);
    const row = rows.find(({ textContent }) => textContent.includes('product.selectVariant'));
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'product.selectVariant',
      'Select {variantName}',
      "the first entry of an option's drop-down; {variantName} is the option",
      'productVariantSelectText, selectVariant',
    ]);
  });
});
