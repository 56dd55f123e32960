import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageError } from '../../../src/lib/PageError.ts';
import { dispatchDomEvent } from '../../../src/core/page/dispatchDomEvent.ts';
import { clearPage, json, one, readPage, showForeignPage, showPage } from './openPage.ts';

afterEach(clearPage);

const VARIANTS = [{ id: 'v1', sku: 'S', attributes: {}, price: 1000, salePrice: 0, onSale: false, unlimited: true }];
const item = (id: string, inside: string) => `<article class="ProductItem" data-item-id="${id}" id="${id}">${inside}</article>`;
const PRICE = '<p class="product-price" id="price">$1</p>';
const BUTTON = '<div class="sqs-add-to-cart-button" id="button"></div>';

describe('products on a page', () => {
  it('are each one instance, however many parts they have', () => {
    showPage(item('mug', PRICE + BUTTON));
    const page = readPage();
    const pageProduct = page.pageProductOf(one('#price'));
    expect(pageProduct).toMatchObject({ id: 'p1', root: one('#mug'), product: { id: 'mug' } });
    expect(page.pageProductOf(one('#button'))).toBe(pageProduct);
    expect(page.pageProducts).toEqual([pageProduct]);
    expect(page.rootOf('p1')).toBe(one('#mug'));
    expect(page.rootOf('p2')).toBeNull();
  });

  it('are two instances when one item stands there twice', () => {
    const block = (id: string) =>
      `<div class="product-block" data-product='${json({ id: 'mug', variants: VARIANTS })}'><p class="product-price" id="${id}"></p></div>`;
    showPage(block('first') + block('second'));
    const page = readPage();
    expect([page.pageProductOf(one('#first'))?.id, page.pageProductOf(one('#second'))?.id]).toEqual(['p1', 'p2']);
  });

  it('take in a part that stands elsewhere and names their item', () => {
    showPage(`${item('mug', PRICE)}<div class="product-price" data-item-id="mug" id="lone"></div>`);
    const page = readPage();
    expect(page.pageProductOf(one('#price'))).toBe(page.pageProductOf(one('#lone')));
  });

  it('take it in even when it stands before them', () => {
    showForeignPage(
      `<p data-storefront="price" data-product-id="mug" id="lone"></p>` +
        `<div data-storefront="product" data-product-id="mug" data-product='${json({ variants: VARIANTS })}' id="mug"><button data-storefront="add-to-cart" id="button"></button></div>`,
    );
    const page = readPage();
    expect(page.pageProductOf(one('#lone'))).toMatchObject({ root: one('#mug'), product: { variants: [{ sku: 'S' }] } });
    expect(page.pageProductOf(one('#button'))).toBe(page.pageProductOf(one('#lone')));
  });

  it('can be a single part that names its item', () => {
    showForeignPage('<button data-storefront="add-to-cart" data-product-id="gift" id="lone"></button>');
    expect(readPage().pageProductOf(one('#lone'))).toMatchObject({ root: one('#lone'), product: { id: 'gift', variants: [] } });
  });

  describe('take in what stands outside of them', () => {
    const bar = (inside: string) => `<div id="bar"><div class="sqs-add-to-cart-button-wrapper">${inside}</div></div>`;
    const copy = '<div class="sqs-add-to-cart-button" data-item-id="mug" id="copy"></div>';

    it.each([
      ['a copy of the button in a bar', bar(copy), 'copy'],
      ['a quantity beside such a copy', bar(`<div class="product-quantity-input" id="quantity"></div>${copy}`), 'quantity'],
      ['a button that names no item', bar('<div class="sqs-add-to-cart-button" id="nameless"></div>'), 'nameless'],
      ['a picker alone', '<div class="product-variants" id="picker"></div>', 'picker'],
      ['a price alone', '<div class="product-price" id="outer"></div>', 'outer'],
    ])('on the only product’s page: %s', (_case, html, id) => {
      for (const layout of [`<main>${item('mug', PRICE + BUTTON)}${html}</main>`, `${html}${item('mug', PRICE + BUTTON)}`]) {
        showPage(layout);
        const page = readPage();
        expect(page.pageProductOf(one(`#${id}`))?.root).toBe(one('#mug'));
        expect(page.pageProductOf(one('#button'))).toBe(page.pageProductOf(one(`#${id}`)));
      }
    });

    it('with the id of its button, where the layout states none', () => {
      showPage(
        `<main><article class="pdp-layout" id="root">${PRICE}<div class="sqs-add-to-cart-button" data-item-id="mug"></div></article>${bar(copy)}</main>`,
      );
      expect(readPage().pageProductOf(one('#copy'))?.root).toBe(one('#root'));
    });

    it('also while a quick view of another item is open', () => {
      const open =
        '<div class="sqs-modal-lightbox"><div class="sqs-product-quick-view-content"><div class="ProductItem" data-item-id="cup"></div></div></div>';
      showPage(`<main>${item('mug', PRICE + BUTTON)}${bar('<div class="product-quantity-input" id="quantity"></div>')}</main>${open}`);
      expect(readPage().pageProductOf(one('#quantity'))?.root).toBe(one('#mug'));
    });

    it.each([
      ['a price in a link to another item', '<a href="/cup"><span class="product-price" id="other"></span></a>'],
      ['a price of a list’s item', '<div class="ProductList-item" data-item-id="cup"><span class="product-price" id="other"></span></div>'],
      ['a price of an item of another id', '<div data-item-id="cup"><span class="product-price" id="other"></span></div>'],
    ])('but not %s', (_case, html) => {
      showPage(`<main>${item('mug', PRICE + BUTTON)}${html}</main>`);
      expect(readPage().pageProductOf(one('#other'))).toBeNull();
    });

    it('and not where there are two', () => {
      showPage(`<main>${item('mug', PRICE)}${item('cup', '')}<p class="product-quantity-input" id="quantity"></p></main>`);
      expect(readPage().pageProductOf(one('#quantity'))).toBeNull();
    });
  });

  it('leave a list inside them to its items', () => {
    const listed =
      '<div class="ProductList-item" data-item-id="cup"><span class="product-mark sold-out"></span><span class="product-price" id="other"></span></div>';
    showPage(item('mug', `${PRICE}${BUTTON}<section class="ProductItem-additional">${listed}</section>`));
    const page = readPage();
    expect(page.pageProductOf(one('#other'))).toBeNull();
    expect(page.pageProductOf(one('#price'))?.product.isMarkedSoldOut).toBe(false);
  });

  it('are none for a part that names no item, and for an add-on that does', () => {
    showPage(
      `<p class="product-price" id="price"></p><div class="product-add-ons"><p class="product-price" data-item-id="x" id="addon"></p></div>`,
    );
    const page = readPage();
    expect([page.pageProductOf(one('#price')), page.pageProductOf(one('#addon'))]).toEqual([null, null]);
  });

  it('are reported once when their data is broken, and then left alone', () => {
    showPage(item('mug', `${PRICE}${BUTTON}<div class="product-variants" data-variants="["></div>`));
    const page = readPage();
    expect(() => page.pageProductOf(one('#price'))).toThrow(PageError);
    expect(page.pageProductOf(one('#button'))).toBeNull();
    expect(page.pageProducts).toEqual([]);
  });

  it('are given up when they leave the page, and are new ones when they come back', () => {
    showPage(item('mug', PRICE));
    const page = readPage();
    const pageProduct = page.pageProductOf(one('#price'))!;
    const released = vi.fn();
    page.releaseProducts(released);
    expect(released).not.toHaveBeenCalled();
    const root = one('#mug');
    root.remove();
    page.releaseProducts(released);
    page.releaseProducts(released);
    expect(released).toHaveBeenCalledExactlyOnceWith(pageProduct);
    expect(page.rootOf(pageProduct.id)).toBeNull();
    document.body.append(root);
    expect(page.pageProductOf(one('#price'))?.id).toBe('p2');
  });

  it('that are broken are given up in silence, and read again when they come back', () => {
    showPage(item('mug', `${PRICE}<div class="product-variants" data-variants="["></div>`));
    const page = readPage();
    expect(() => page.pageProductOf(one('#price'))).toThrow();
    const root = one('#mug');
    root.remove();
    page.releaseProducts(() => expect.unreachable());
    document.body.append(root);
    one('.product-variants').removeAttribute('data-variants');
    expect(page.pageProductOf(one('#price'))).toMatchObject({ product: { id: 'mug' } });
  });
});

describe('an event of the shop on the page', () => {
  const listen = (target: EventTarget, name: string) => {
    const heard: CustomEvent[] = [];
    const listener = (event: Event) => heard.push(event as CustomEvent);
    target.addEventListener(`storefront:${name}`, listener);
    return { heard, off: () => target.removeEventListener(`storefront:${name}`, listener) };
  };

  it('happens on the product that it is about, and rises through the page', () => {
    showPage(item('mug', PRICE));
    const page = readPage();
    page.pageProductOf(one('#price'));
    const atDocument = listen(document, 'variant-change');
    const detail = { productInstance: 'p1', itemId: 'mug', variant: null, selection: {} };
    dispatchDomEvent(page, 'variant-change', detail);
    atDocument.off();
    expect(atDocument.heard).toHaveLength(1);
    expect(atDocument.heard[0]).toMatchObject({ target: one('#mug'), bubbles: true, composed: true, cancelable: false, detail });
  });

  it.each([
    ['of no product', null],
    ['of a product that has left', 'p9'],
  ])('happens on the document where it is %s', (_case, productInstance) => {
    showPage('');
    const { heard, off } = listen(document, 'add-failed');
    dispatchDomEvent(readPage(), 'add-failed', { productInstance, itemId: 'x', title: 't', message: 'm' });
    off();
    expect(heard[0]?.target).toBe(document.documentElement);
  });

  it('can be refused only where it comes before the fact', () => {
    showPage(item('mug', PRICE));
    const page = readPage();
    page.pageProductOf(one('#price'));
    const refuse = (event: Event) => event.preventDefault();
    const preventDefault = vi.fn();
    const before = { productInstance: 'p1', itemId: 'mug', sku: null, quantity: 1, preventDefault, defaultPrevented: false };
    dispatchDomEvent(page, 'before-add', before);
    expect(preventDefault).not.toHaveBeenCalled();
    one('#mug').addEventListener('storefront:before-add', refuse);
    dispatchDomEvent(page, 'before-add', before);
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
