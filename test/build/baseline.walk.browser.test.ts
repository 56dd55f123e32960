import { expect, it } from 'vitest';
import baseline from '../bench/baseline.json' with { type: 'json' };
import { openShop } from '../support/openShop.ts';
import { grownFigures } from './grownFigures.ts';
import { isOfPage, measurePages } from './measurePages.ts';

it('pages make no more requests, elements and listeners than the baseline says; else `npm run baseline -- "why"`', async () => {
  const shop = await openShop();
  const now = await measurePages(shop.browser, shop.demo.url);
  await shop.close();
  expect(Object.keys(now).every(isOfPage)).toBe(true);
  expect(grownFigures(baseline.figures, now)).toEqual([]);
  expect(Object.keys(baseline.figures).filter((name) => isOfPage(name) && !(name in now))).toEqual([]);
});
