import { afterEach, describe, expect, it } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let open: OpenPage;
afterEach(() => open.close());

const GONE = { qtyInStock: 0 };
const SALE = { onSale: true, salePrice: 500 };

describe('the mark of a product', () => {
  it.each([
    ['says that it is sold out', [GONE, GONE], ['product-mark sold-out', 'sold out']],
    ['says that it is on sale', [SALE, SALE], ['product-mark sale', 'sale']],
    ['says that it is sold out, on sale or not', [{ ...GONE, ...SALE }], ['product-mark sold-out', 'sold out']],
  ])('%s', async (_what, changes, expected) => {
    const variants = changes.map((change, at) => aWireVariant({ Size: String(at) }, change));
    open = await openWidgets(aProductPage('<p data-storefront="status" id="mark"></p>', { variants }));
    expect([one('#mark .product-mark').className, one('#mark').textContent]).toEqual(expected);
  });

  it('goes with a variant that is not reduced, where no theme of the platform expects it to stay', async () => {
    const variants = [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' }, SALE)];
    const html = aProductPage('<p data-storefront="status" id="mark"></p><p data-storefront="variants"></p>', { variants });
    for (const [context, expected] of [
      [undefined, ['sale', '', 'sale', 'sale']],
      [{}, ['sale', 'sale', 'sale', 'sale']],
    ] as const) {
      open = await openWidgets(html, context);
      const marks = [one('#mark').textContent];
      for (const size of ['S', 'M', '']) {
        open.shop.products.choose('p1', 'Size', size);
        await open.show();
        marks.push(one('#mark').textContent);
      }
      expect(marks).toEqual(expected);
      open.close();
    }
  });

  it('stays with the variants of a digital product, which is on sale itself', async () => {
    const film = {
      productType: 2,
      onSale: true,
      price: 900,
      salePrice: 700,
      variants: [aWireVariant({ Size: 'S' }), aWireVariant({ Size: 'M' })],
    };
    const html = aProductPage('<p data-storefront="status" id="mark"></p><p data-storefront="price" id="price"></p>', film);
    open = await openWidgets(html);
    open.shop.products.choose('p1', 'Size', 'S');
    await open.show();
    expect([one('#mark').textContent, one('#price').textContent]).toEqual(['sale', expect.stringContaining('$7.00')]);
  });

  it('says nothing of any other product, and leaves its place empty', async () => {
    open = await openWidgets(aProductPage('<p data-storefront="status" id="mark"></p>', { variants: [aWireVariant({ Size: 'S' })] }));
    expect(one('#mark').childNodes).toHaveLength(0);
  });

  it('stays as the server has written it', async () => {
    const variants = [aWireVariant({ Size: 'S' }, GONE)];
    open = await openWidgets(aProductPage('<p data-storefront="status" id="mark">Vergriffen</p>', { variants }));
    expect(one('#mark').innerHTML).toBe('Vergriffen');
  });

  it('is not ours to know where there is no product', async () => {
    open = await openWidgets(
      '<ul><li data-storefront="product-list-item" data-product-id="mug"><i data-storefront="status" id="mark"></i></li></ul>',
    );
    expect(one('#mark').innerHTML).toBe('');
  });
});
