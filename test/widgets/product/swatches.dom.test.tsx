import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
// The simulated browser takes any text for a colour.
beforeEach(() =>
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => /^(?:#[\da-f]{3,8}|red|oklch\([^);]+\))$/i.test(value) }),
);
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

const EMPTY = '<div data-storefront="variants" id="variants"></div>';
const mugs = ['Oat', 'Clay', 'Ink'].flatMap((Glaze) => ['S', 'L'].map((Size) => aWireVariant({ Glaze, Size })));
const variants = () => one('#variants');
const faces = () =>
  [...variants().querySelectorAll('label')].map((label) => [
    label.textContent,
    label.querySelector<HTMLElement>('span')?.style.backgroundColor ?? label.querySelector('img')?.src ?? null,
  ]);
const chosen = () => ({ ...page.shop.products.get('p1')?.selection });
const choose = async (value: string) => {
  fireEvent.click(variants().querySelector(`[value="${value}"]`)!);
  await page.show();
};

describe('swatches that the product states', () => {
  const SWATCHES = { Glaze: { Oat: { color: '#d8c3a5' }, Clay: { image: '/clay.jpg' }, Ink: 'red' } };

  it('are one group of radio buttons with the names of the choices, whatever the other options are', async () => {
    page = await openWidgets(aProductPage(EMPTY, { variants: mugs, swatches: SWATCHES }));
    const group = variants().querySelector('[role="radiogroup"]')!;
    expect(group.getAttribute('aria-label')).toBe('Glaze');
    expect(faces()).toEqual([
      ['Oat', '#d8c3a5'],
      ['Clay', 'http://localhost:3000/clay.jpg'],
      ['Ink', 'red'],
    ]);
    expect(variants().querySelector('select')?.getAttribute('aria-label')).toBe('Size');
    await choose('Clay');
    expect(chosen()).toEqual({ Glaze: 'Clay' });
    expect(page.reports).toEqual([]);
  });

  it('never reach the page as anything but a colour or a picture from the web, and the author learns which are not', async () => {
    const swatches = {
      Glaze: { Oat: { color: 'red; background: url(//evil.example)' }, Clay: { image: 'javascript:alert(1)' }, Ink: 'beige-ish' },
    };
    page = await openWidgets(aProductPage(EMPTY, { variants: mugs, swatches }));
    expect(faces()).toEqual([
      ['Oat', null],
      ['Clay', null],
      ['Ink', null],
    ]);
    expect(page.reports.map((error) => String(error).split(' is ')[0])).toEqual(
      ['Oat', 'Clay', 'Ink'].map((value) => `PageError: swatches: "${value}" of "Glaze"`),
    );
  });

  it.each([[null], ['Glaze'], [{ Glaze: null }], [{ Glaze: 3 }], [{ Colour: { Oat: '#fff' } }]])(
    'of another shape (%j) leave the drop-downs',
    async (swatches) => {
      page = await openWidgets(aProductPage(EMPTY, { variants: mugs, swatches }));
      expect(variants().querySelectorAll('select')).toHaveLength(2);
    },
  );

  it('of a choice that the page leaves out are the picture of its first variant', async () => {
    const list = mugs.map((mug, at) => ({ ...mug, mainImage: { assetUrl: `https://pictures.example/${at}.jpg` } }));
    page = await openWidgets(aProductPage(EMPTY, { variants: list, swatches: { Glaze: { Oat: '#d8c3a5' } } }));
    expect(faces()).toEqual([
      ['Oat', '#d8c3a5'],
      ['Clay', 'https://pictures.example/2.jpg'],
      ['Ink', 'https://pictures.example/4.jpg'],
    ]);
  });
});

describe('served boxes', () => {
  const box = (value: string, swatch: string, name = value, onLabel = '') =>
    `<input type="radio" name="glaze" value="${value}" id="g-${value}" ${swatch}><label for="g-${value}" ${onLabel}>${name}</label>`;
  const picker = (boxes: string) =>
    aProductPage(
      `<div data-storefront="variants" id="variants"><div class="variant-radiobtn-wrapper" data-variant-option-name="Glaze">${boxes}</div></div>`,
      { variants: ['Oat', 'Clay', 'Ink'].map((Glaze) => aWireVariant({ Glaze })) },
    );
  const open = async (boxes: string) => {
    page = await openWidgets(picker(boxes));
    await page.show();
  };
  const label = (value: string) => one(`[for="g-${value}"]`);
  const fill = (value: string) => label(value).style.getPropertyValue('--storefront-swatch');

  it('show the swatch that they or their labels state beside the name that was served, on the same nodes', async () => {
    const before: Element[] = [];
    page = await openWidgets(
      picker(
        box('Oat', 'data-storefront-swatch="#d8c3a5"') + box('Clay', '', 'Clay', 'data-storefront-swatch="/clay.jpg"') + box('Ink', ''),
      ),
      undefined,
      () => void before.push(...document.querySelectorAll('input,label')),
    );
    await page.show();
    expect([...variants().querySelectorAll('input,label')]).toEqual(before);
    expect(['Oat', 'Clay', 'Ink'].map(fill)).toEqual(['#d8c3a5', 'url("http://localhost:3000/clay.jpg") center / cover', '']);
    expect(label('Ink').classList.contains('storefront-swatched')).toBe(false);
    await choose('Clay');
    expect(chosen()).toEqual({ Glaze: 'Clay' });
    expect(page.reports).toEqual([]);
  });

  it('without a name are called by their value, for all to read, until the shop ends', async () => {
    await open(box('Oat', 'data-storefront-swatch="#d8c3a5"', '') + box('Clay', ''));
    expect(label('Oat').textContent).toBe('Oat');
    await choose('Clay');
    expect(label('Oat').textContent).toBe('Oat');
    page.stop();
    expect(label('Oat').outerHTML).toBe('<label for="g-Oat"></label>');
  });

  it('keep what they look like where the colour is none, which its author learns', async () => {
    await open(box('Oat', 'data-storefront-swatch="oatmeal"') + box('Clay', 'data-storefront-swatch="data:image/png;base64,AA"'));
    expect([fill('Oat'), fill('Clay')]).toEqual(['', '']);
    expect(page.reports).toHaveLength(2);
    expect(String(page.reports[0])).toContain('data-storefront-swatch is "oatmeal"; expected a colour');
    expect((page.reports[0] as { element: Element }).element).toBe(one('#g-Oat'));
  });

  it('cannot be given a style by an address', async () => {
    await open(box('Oat', `data-storefront-swatch='/a.jpg");color:red;\\22);x:url("'`));
    expect(fill('Oat')).toMatch(/^url\("http:\/\/localhost:3000\/[^"\\]+"\) center \/ cover$/);
    expect(label('Oat').style.color).toBe('');
  });
});
