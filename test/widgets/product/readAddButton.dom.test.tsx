import { afterEach, describe, expect, it } from 'vitest';
import { readAddButton } from '../../../widgets/product/add-to-cart/readAddButton.ts';
import { clearPage, one, readPage, showPage } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant } from '../openWidgets.ts';

afterEach(clearPage);

const product = (inside: string) => aProductPage(inside, { variants: [aWireVariant({})] });

describe('an add button', () => {
  const read = () => readAddButton(one('#button'), readPage());

  it('of versions 7 and 7.1 is a box that needs help with the keyboard, and a link to the cart after it', () => {
    showPage(
      product(
        '<div class="sqs-add-to-cart-button" role="button" tabindex="0" id="button"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>',
      ),
    );
    expect(read()).toMatchObject({ productKey: 'p1', isNative: false, hasViewCart: true });
    expect(read()!.label).toBe(one('.sqs-add-to-cart-button-inner'));
  });

  it('of version 8 is a real button', () => {
    showPage(
      product(
        '<button class="sqs-add-to-cart-button" id="button"><div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add</span></div></button>',
      ),
    );
    expect(read()).toMatchObject({ isNative: true, hasViewCart: false });
  });

  // Seen on the one saved page of version 8.
  it('of version 8 is labelled by the text of its idle state alone', () => {
    showPage(
      product(
        '<button class="sqs-add-to-cart-button" id="button"><div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add To Cart</span><span class="cart-added-text" hidden>Added!</span></div></button>',
      ),
    );
    const button = read();
    expect(button && 'wording' in button && button.wording().text).toBe('Add To Cart');
  });

  it('by our hook is as the page wrote it, or empty', () => {
    showPage(product('<button data-storefront="add-to-cart" id="button">Buy</button>'));
    expect(read()).toEqual({
      form: expect.any(Function),
      productKey: 'p1',
      label: one('#button'),
      wording: expect.any(Function),
      isServed: true,
      isNative: true,
      hasViewCart: false,
      keepsViewCart: false,
      findPage: null,
      place: { root: one('#root'), form: null, isOwn: expect.any(Function), takesEnter: true },
      isExpress: false,
    });
    showPage(product('<button data-storefront="add-to-cart" id="button"></button>'));
    expect(read()).toMatchObject({ isServed: false });
  });

  it('is left alone outside every product', () => {
    showPage('<button data-storefront="add-to-cart" id="button"></button>');
    expect(read()).toBeNull();
  });
});
