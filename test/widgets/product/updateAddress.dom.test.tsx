import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
const start = location.href;
afterEach(() => {
  page.close();
  history.replaceState(null, '', start);
});

const SIZES = { variants: [aWireVariant({ Size: 'S' }, { id: 'v1' }), aWireVariant({ Size: 'M' }, { id: 'v2' })] };
const PICKER = '<div data-storefront="variants"></div>';
const open = async (search: string, html = aProductPage(PICKER, SIZES), updateUrl = true) => {
  history.replaceState({ kept: true }, '', search);
  page = await openWidgets(html, { storefront: { updateUrl } });
  await page.show();
};
const choose = async (value: string) => {
  fireEvent.change(one('select[aria-label="Size"]'), { target: { value } });
  await page.show();
};

it('the address names the chosen variant, beside what it had, and the history keeps its length and state', async () => {
  await open('?from=list#tab');
  const { length } = history;
  await choose('M');
  expect([location.search, location.hash]).toEqual(['?from=list&variant=v2', '#tab']);
  await choose('');
  expect(location.search).toBe('?from=list');
  expect([history.length, history.state]).toEqual([length, { kept: true }]);
});

it('the variant that an address names is chosen at start', async () => {
  await open('?variant=v2');
  expect((one('select[aria-label="Size"]') as HTMLSelectElement).value).toBe('M');
  expect(location.search).toBe('?variant=v2');
});

it.each([
  ['of a page with several products', aProductPage(PICKER, SIZES) + '<div data-storefront="product" data-product-id="tea"></div>', true],
  ['of a shop that has not asked for it', aProductPage(PICKER, SIZES), false],
])('the address %s stays', async (_case, html, updateUrl) => {
  await open('?from=list', html, updateUrl);
  await choose('M');
  expect(location.search).toBe('?from=list');
});
