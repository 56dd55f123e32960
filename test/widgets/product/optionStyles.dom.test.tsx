import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
afterEach(() => page.close());

const EMPTY = '<div data-storefront="variants" id="variants"></div>';
const shirts = () => ['S', 'M'].flatMap((Size) => ['Blue', 'Red'].map((Color) => aWireVariant({ Size, Color })));
const variants = () => one('#variants');

describe('a variant picker that is left to us', () => {
  const shirtsBy = (body: string, tweakJSON: object) => ({ body, tweakJSON });
  // A class of the body in 7.1, and two words in the page context.
  it.each([
    ['the body says boxes', shirtsBy('tweak-product-basic-item-product-variant-display-button', {}), 4],
    ['the body says so by the older name', shirtsBy('tweak-product-basic-item-variant-picker-layout-boxes', {}), 4],
    ['the context says boxes', shirtsBy('', { 'tweak-product-basic-item-product-variant-display': 'Button' }), 4],
    ['the context says so by the older name', shirtsBy('', { 'tweak-product-basic-item-variant-picker-layout': 'Boxes' }), 4],
    [
      'the body says drop-downs, whatever the context says',
      shirtsBy('tweak-product-basic-item-product-variant-display-dropdown', {
        'tweak-product-basic-item-product-variant-display': 'Button',
      }),
      0,
    ],
    ['the context says drop-downs', shirtsBy('', { 'tweak-product-basic-item-variant-picker-layout': 'Dropdowns' }), 0],
  ])('is of the kind that the site has set: %s', async (_case, { body, tweakJSON }, radios) => {
    document.body.className = body;
    page = await openWidgets(aProductPage(EMPTY, { variants: shirts() }), { tweakJSON });
    expect([variants().querySelectorAll('[type="radio"]').length, variants().querySelectorAll('select').length]).toEqual([
      radios,
      radios ? 0 : 2,
    ]);
    expect(page.reports).toEqual([]);
  });

  it('of boxes is chosen from like any other, by names that readers hear', async () => {
    page = await openWidgets(aProductPage(EMPTY, { variants: shirts() }), {
      tweakJSON: { 'tweak-product-basic-item-product-variant-display': 'Button' },
    });
    const box = (value: string) => variants().querySelector<HTMLInputElement>(`[value="${value}"]`)!;
    expect([...variants().querySelectorAll('[role="radiogroup"]')].map((group) => group.getAttribute('aria-label'))).toEqual([
      'Size',
      'Color',
    ]);
    expect(box('M').labels?.[0]?.textContent).toBe('M');
    fireEvent.click(box('M'));
    fireEvent.click(box('Blue'));
    await page.show();
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Size: 'M', Color: 'Blue' });
    fireEvent.click(box('S'));
    await page.show();
    expect([box('S').checked, box('M').checked, box('Blue').checked]).toEqual([true, false, true]);
  });

  it('is of the kind that the picker itself asks for, and of drop-downs where nobody knows that', async () => {
    const asking = (style: string) => aProductPage(EMPTY.replace('id=', `data-storefront-options="${style}" id=`), { variants: shirts() });
    page = await openWidgets(asking('boxes'));
    expect(variants().querySelectorAll('[type="radio"]')).toHaveLength(4);
    page.close();
    page = await openWidgets(asking('wheels'));
    expect(variants().querySelectorAll('select')).toHaveLength(2);
  });

  it('is of pictures where the picker asks for swatches; a value without one is its name alone', async () => {
    const list = [
      aWireVariant({ Color: 'Blue' }, { mainImage: { assetUrl: 'https://pictures.example/blue.jpg' } }),
      aWireVariant({ Color: 'Red' }, { mainImage: { assetUrl: 'javascript:alert(1)' } }),
      aWireVariant({ Color: 'Grey' }),
    ];
    page = await openWidgets(aProductPage(EMPTY.replace('id=', 'data-storefront-options="swatches" id='), { variants: list }));
    expect([...variants().querySelectorAll('label')].map((label) => [label.textContent, label.querySelector('img')?.src])).toEqual([
      ['Blue', 'https://pictures.example/blue.jpg'],
      ['Red', undefined],
      ['Grey', undefined],
    ]);
    fireEvent.click(variants().querySelector('[value="Blue"]')!);
    await page.show();
    expect({ ...page.shop.products.get('p1')?.selection }).toEqual({ Color: 'Blue' });
  });

  it('is of drop-downs in product blocks, whatever the site has set', async () => {
    document.body.className = 'tweak-product-basic-item-product-variant-display-button';
    page = await openWidgets(
      `<div class="product-block" data-product='${json({ id: 'mug', variants: shirts() })}'><div class="product-variants" id="variants"></div></div>`,
      {},
    );
    expect(variants().querySelectorAll('select')).toHaveLength(2);
  });
});
