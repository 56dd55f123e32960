import { afterEach, describe, expect, it } from 'vitest';
import { readQuantity, readQuantityText } from '../../../widgets/product/quantity/Quantity.tsx';
import { clearPage, one, readPage, showPage } from '../../core/page/openPage.ts';
import { anArticle } from '../openWidgets.ts';

afterEach(clearPage);

describe('a quantity', () => {
  const read = () => readQuantity(one('#quantity'), readPage());

  it('of versions 7 and 7.1 is an input', () => {
    showPage(
      anArticle(
        '<div class="product-quantity-input" id="quantity"><div class="quantity-label">Quantity:</div><input type="number" value="3" min="1"></div>',
      ),
    );
    expect(read()).toEqual({ productKey: 'p1', served: { input: one('input'), isNamed: false, decrease: null, increase: null } });
  });

  it('of version 8 has a button before the input and one after it', () => {
    showPage(
      anArticle(
        '<div class="product-quantity-input" id="quantity"><label>Qty</label><button id="less"><span>−</span></button><input type="number" value="1"><button id="more">+</button></div>',
      ),
    );
    expect(read()?.served).toEqual({ input: one('input'), isNamed: false, decrease: one('#less'), increase: one('#more') });
  });

  it('is made by us where the page leaves it to us', () => {
    showPage(anArticle('<div data-storefront="quantity" id="quantity"></div>'));
    expect(read()).toEqual({ productKey: 'p1', served: null });
  });

  it('is left alone without an input, or outside every product', () => {
    showPage(anArticle('<div class="product-quantity-input" id="quantity"><b>one only</b></div>'));
    expect(read()).toBeNull();
    showPage('<div data-storefront="quantity" id="quantity"></div>');
    expect(read()).toBeNull();
  });

  it('is read as typed; what is no number at all is not read as nothing', () => {
    const input = document.createElement('input');
    input.value = '2';
    expect(readQuantityText(input)).toBe('2');
    Object.defineProperty(input, 'validity', { value: { badInput: true } });
    expect(Number.isNaN(Number(readQuantityText(input)))).toBe(true);
  });
});
