import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { WITHOUT_LOOK } from '../../demo/guide/guideExamples.ts';
import { guideWidgets } from '../../demo/guide/guideWidgets.ts';
import { shopOwnerParts } from '../../demo/guide/shopOwnerParts.ts';
import { publicList } from '../../src/diagnostics/publicList.ts';
import { readPage } from './readPage.ts';

const FOLDER = resolve(import.meta.dirname, '../../demo/assets/widgets');
const MOST_BYTES = 15_000;

it('every widget that shows something has a picture, of few bytes', () => {
  const shown = guideWidgets.map(({ slug }) => slug).filter((slug) => !WITHOUT_LOOK.has(slug));
  expect(readdirSync(FOLDER).toSorted()).toEqual(shown.map((slug) => `${slug}.webp`).toSorted());
  for (const slug of shown) {
    expect(readFileSync(join(FOLDER, `${slug}.webp`)).length, slug).toBeLessThan(MOST_BYTES);
    const picture = readPage(`/guide/widgets/${slug}`).querySelector('img.guide-picture');
    expect(picture?.getAttribute('src')).toBe(`/assets/widgets/${slug}.webp`);
    expect(picture?.getAttribute('alt')).not.toBe('');
  }
}, 60_000);

it('shop owners have one line to paste for each part, of hooks and settings that there are', () => {
  const page = readPage('/guide/shop-owners');
  for (const { widget, line } of shopOwnerParts) {
    expect(line.split('\n')).toHaveLength(1);
    const section = page.getElementById(`owners-${widget}`);
    expect(section, widget).not.toBeNull();
    const [, hook] = /data-storefront="([a-z-]+)"/.exec(line) ?? [];
    if (hook) expect(Object.keys(publicList.hooks)).toContain(hook);
    else expect(line).toContain('data-mini-cart="on"');
  }
  expect([...page.querySelectorAll('img.guide-picture')]).toHaveLength(shopOwnerParts.length);
});
