import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlCustomData, publicNames } from '../../build/publicNames.ts';
import { guideAttributes, guideHooks } from '../../demo/guide/guideHooks.ts';
import { events } from '../../demo/guide/guideEvents.ts';
import { features } from '../../src/app.ts';
import { publicList, settingAttribute } from '../../src/diagnostics/publicList.ts';
import { settingsTables } from '../support/everySetting.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The code that runs on pages: without the words about it. */
const code = ['src', 'widgets']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(?:^|[\\/])docs\.ts$/.test(name) && !name.startsWith('diagnostics'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  .join('\n');
const found = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map((match) => match[1]!))].toSorted();

/** Written by the script on elements of its own; no author writes them. */
const OWN_ATTRIBUTES = new Set(['data-storefront-in-dialog', 'data-storefront-styled']);

describe('the list of everything public', () => {
  it('has every widget’s hook and every one that a selector names, and no other', () => {
    const widgets = features.flatMap((feature) => feature.widgets.map(({ name }) => name));
    const named = found(/data-storefront="([a-z-]+)"/g);
    expect(named.length).toBeGreaterThan(15);
    expect(Object.keys(publicList.hooks).toSorted()).toEqual([...new Set([...widgets, ...named])].toSorted());
  });

  it('has every attribute that the code knows, and no other', () => {
    const known = found(/(data-storefront-[a-z-]+)/g).filter((name) => !OWN_ATTRIBUTES.has(name));
    expect(Object.keys(publicList.attributes).toSorted()).toEqual(known);
  });

  it('has every setting, once', () => {
    const names = settingsTables.flatMap((table) => Object.keys(table));
    expect(publicList.settings.map(({ name }) => name).toSorted()).toEqual([...names, 'manual'].toSorted());
  });

  it('has every event of the guide, and no other', () => {
    expect(Object.keys(publicList.events).toSorted()).toEqual(Object.keys(events).toSorted());
  });

  it('has every storage key, and no other', () => {
    expect(found(/_KEY = '(storefront-[a-z-]+)'/g)).toEqual([...publicList.storageKeys].toSorted());
  });

  it('makes the guide’s tables of hooks and attributes', () => {
    expect(guideHooks.map(({ name }) => name)).toEqual(Object.keys(publicList.hooks));
    expect(guideAttributes.map(({ name }) => name)).toEqual(Object.keys(publicList.attributes));
    for (const { meaning } of [...guideHooks, ...guideAttributes]) expect(meaning.trim()).not.toBe('');
  });

  it('makes what editors complete and explain', () => {
    const { globalAttributes, tags } = htmlCustomData();
    expect(globalAttributes[0]).toMatchObject({ name: 'data-storefront' });
    expect(globalAttributes[0]!.values!.find(({ name }) => name === 'price')!.description).toBe(
      'the price of what is chosen; inside a product',
    );
    expect(JSON.stringify(tags)).toContain(settingAttribute('cartEditDelay'));
    expect(JSON.stringify([globalAttributes, tags])).not.toMatch(/<code>|&lt;|&#123;/);
  });

  it('names each name once, tokens, classes and calls of the platform too', () => {
    const names = publicNames();
    for (const [kind, list] of Object.entries(names)) {
      expect(list.length, kind).toBeGreaterThan(5);
      expect(new Set(list).size, kind).toBe(list.length);
    }
    expect(names['tokens']).toContain('--storefront-accent');
    expect(names['classes']).toContain('storefront-control');
    expect(names['endpoints']).toContain('GET /api/commerce/shopping-cart');
  });
});
