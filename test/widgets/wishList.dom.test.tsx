import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectServedPageUntouched } from './expectServedPageUntouched.ts';
import { aWireVariant, openWidgets, type OpenPage } from './openWidgets.ts';
import { wishList } from '../../demo/examples/wish-list/index.ts';

const aProduct = (id: string, inside: string) =>
  `<div data-storefront="product" data-product-id="${id}" data-product-title="Mug" id="${id}" data-product='${JSON.stringify({ variants: [aWireVariant({})] })}'>${inside}</div>`;
const BUTTON = '<button type="button" data-storefront="wish-list">Keep for <b>later</b><!-- a --></button>';
const HTML = aProduct('mug', BUTTON + BUTTON) + aProduct('tea pot', BUTTON);
const buttons = () => [...document.querySelectorAll('[data-storefront="wish-list"]')];
const pressed = () => buttons().map((button) => button.getAttribute('aria-pressed'));

let page: OpenPage | null = null;
const open = async (html = HTML) => (page = await openWidgets(html, undefined, undefined, wishList));
const lastCall = (count: number) =>
  vi.waitFor(() => {
    expect(page!.api.calls).toHaveLength(count);
    return page!.api.calls.at(-1)!;
  });
afterEach(() => {
  page?.close();
  page = null;
  localStorage.clear();
});

/** A widget as others would write it: state, a platform call and storage, in one folder and one line. */
describe('a wish list, which is a folder and a line in the list of widgets', () => {
  it('keeps a product wherever it stands, tells the platform, and says so', async () => {
    const { announced, show } = await open();
    expect(pressed()).toEqual(['false', 'false', 'false']);
    fireEvent.click(buttons()[0]!);
    await show();
    expect(pressed()).toEqual(['true', 'true', 'false']);
    (await lastCall(1)).answer(null);
    await vi.waitFor(() => expect(announced.at(-1)).toBe('Mug is on your wish list.'));
    fireEvent.click(buttons()[1]!);
    (await lastCall(2)).answer(null);
    await vi.waitFor(() => expect(announced.at(-1)).toBe('Mug is off your wish list.'));
    fireEvent.click(buttons()[2]!);
    await lastCall(3);
    expect(page!.api.calls.map(({ name }) => name)).toEqual(['wish-list/mug', 'wish-list/mug', 'wish-list/tea%20pot']);
    expect(pressed()).toEqual(['false', 'false', 'true']);
  });

  it('is kept over a reload, and follows other tabs', async () => {
    await open();
    fireEvent.click(buttons()[2]!);
    page!.close();
    await open();
    expect(pressed()).toEqual(['false', 'false', 'true']);
    localStorage.setItem('storefront-wish-list', '["mug",1]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'storefront-wish-list' }));
    await page!.show();
    expect(pressed()).toEqual(['true', 'true', 'false']);
    localStorage.setItem('storefront-wish-list', '{broken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'storefront-wish-list' }));
    await page!.show();
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });

  it('goes back to what it was where the platform does not take it, and says why', async () => {
    const { announced, show } = await open();
    fireEvent.click(buttons()[0]!);
    (await lastCall(1)).refuse('http', { status: 500, serverMessage: 'Your list is full.' });
    await vi.waitFor(() => expect(announced.at(-1)).toBe('Your list is full.'));
    await show();
    expect(pressed()).toEqual(['false', 'false', 'false']);
    expect(localStorage.getItem('storefront-wish-list')).toBe('[]');
  });

  it('is a button of the page’s, in a product', async () => {
    const html = aProduct('mug', '<a href="#" data-storefront="wish-list">Later</a>') + BUTTON;
    await open(html);
    expect(pressed()).toEqual([null, null]);
    expect(page!.reports.map(String)).toEqual([
      expect.stringContaining('expected <button>'),
      expect.stringContaining('outside of a product'),
    ]);
  });

  it('keeps the law of the served page', () =>
    expectServedPageUntouched(
      HTML,
      {
        'a product is kept': () => void fireEvent.click(buttons()[0]!),
        'and dropped': () => void fireEvent.click(buttons()[0]!),
      },
      undefined,
      wishList.widgets,
    ));
});
