import { afterEach, describe, expect, it } from 'vitest';
import { findParts, partOf } from '../../../src/core/page/findParts.ts';
import { isBeingEdited, recognisesPlatformMarkup, selectParts } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { clearPage, one, PARTS, rethrow, showForeignPage, showPage } from './openPage.ts';

afterEach(clearPage);

const found = (root: ParentNode = document, hasPlatformMarkup = recognisesPlatformMarkup(document)) =>
  [...findParts(root, PARTS, hasPlatformMarkup, rethrow)].map(({ name, element }) => `${name}#${element.id}`);

describe('whether class names of existing templates count on a page', () => {
  it.each([
    ['the platform’s context is there', () => void (window.Static = { SQUARESPACE_CONTEXT: {} }), true],
    [
      'the page declares a context of its own',
      () => (document.body.innerHTML = '<script type="application/json" data-storefront-context>{}</script>'),
      true,
    ],
    ['there is neither', () => undefined, false],
    ['the platform’s object holds no context', () => void (window.Static = {}), false],
    ['the context is a text', () => void (window.Static = { SQUARESPACE_CONTEXT: 'x' }), false],
    ['the context is null', () => void (window.Static = { SQUARESPACE_CONTEXT: null }), false],
    ['an element of the page has taken the name', () => (document.body.innerHTML = '<div id="Static"></div>'), false],
  ])('when %s', (_case, prepare, isOpen) => {
    prepare();
    expect(recognisesPlatformMarkup(document)).toBe(isOpen);
  });
});

describe('whether the site editor has the page open', () => {
  it.each([
    ['sqs-edit-mode-active', true],
    ['sqs-is-page-editing other', true],
    ['sqs-edit-mode', false],
    ['', false],
  ])('body class "%s"', (name, isEdited) => {
    document.body.className = name;
    expect(isBeingEdited(document)).toBe(isEdited);
  });
});

describe('what a part is', () => {
  it('is told by our hook before any class name', () => {
    showPage('<div id="x" class="product-price" data-storefront="quantity"></div>');
    expect(found()).toEqual(['quantity#x']);
  });

  it('is nothing when the hook names something that we do not mount', () => {
    showPage('<div id="x" class="product-price" data-storefront="gallery"></div>');
    expect(found()).toEqual([]);
    expect(partOf(one('#x'), PARTS, true)).toBeNull();
  });

  it('is told by hooks alone on a page of another kind', () => {
    showForeignPage('<p id="theirs" class="product-price">$1</p><p id="ours" data-storefront="price"></p>');
    expect(found()).toEqual(['price#ours']);
    expect(partOf(one('#theirs'), PARTS, false)).toBeNull();
  });

  it('is found by every class name of existing templates', () => {
    showPage(
      '<div id="a" class="product-variants"></div><div id="b" class="product-price"></div><div id="c" class="product-quantity-input"></div>' +
        '<div id="d" class="sqs-add-to-cart-button"></div><div id="floatingCart"></div><i id="f" class="sqs-cart-quantity"></i>' +
        '<i id="g" class="sqs-cart-subtotal"></i><div id="sqs-cart-container"></div>',
    );
    expect(found().toSorted()).toEqual(
      [
        'variants#a',
        'price#b',
        'quantity#c',
        'add-to-cart#d',
        'cart-pill#floatingCart',
        'cart-count#f',
        'cart-subtotal#g',
        'cart#sqs-cart-container',
      ].toSorted(),
    );
  });

  it('is of the widgets that are there only', () => {
    showPage('<div id="a" class="product-price"></div><div id="b" class="product-variants"></div>');
    expect(selectParts(['price'], false)).toBe('[data-storefront="price"]');
    expect([...findParts(document, ['price'], true, rethrow)].map(({ element }) => element.id)).toEqual(['a']);
  });

  it('are found in the cart’s root, which is the place of the cart only where there is no container in it', () => {
    showPage('<div id="sqs-cart-root"><script type="application/json">{}</script><div id="sqs-cart-container"></div></div>');
    expect(found()).toEqual(['cart#sqs-cart-container']);
    showPage('<div id="sqs-cart-root"><script type="application/json">{}</script></div>');
    expect(found()).toEqual(['cart#sqs-cart-root']);
  });

  it('are found beside the price of version 8, which is only the inner part of its wrapper', () => {
    document.body.innerHTML =
      '<div class="product-price" id="wrapper"><div class="product-price-value" id="price">$1</div><p class="product-quantity-input" id="beside"></p></div>' +
      '<div class="product-price" data-storefront="price" id="hook"><div class="product-price-value">$1</div><p class="product-quantity-input"></p></div>';
    expect(found(document, true)).toEqual(['price#price', 'quantity#beside', 'price#hook']);
  });
});

describe('looking for parts', () => {
  it('leaves out whatever is switched off, and all inside it', () => {
    showPage(
      '<div data-storefront="off"><p id="a" class="product-price"></p></div><p id="b" class="product-price" data-storefront="off"></p>' +
        '<p id="c" class="product-price"></p>',
    );
    expect(found()).toEqual(['price#c']);
  });

  it('leaves a part inside another part to the outer one', () => {
    showPage('<div id="floatingCart"><a><span id="n" class="sqs-cart-quantity">0</span></a></div>');
    expect(found()).toEqual(['cart-pill#floatingCart']);
  });

  it('keeps the order of the page, and tells what the visitor can see', () => {
    showPage(
      '<p id="a" class="product-price"></p><p id="b" class="product-price"></p><p id="c" class="product-price"></p><p id="d" class="product-price"></p>',
    );
    for (const [id, top] of [
      ['a', 5000],
      ['b', 100],
      ['c', -500],
      ['d', 200],
    ] as const) {
      one(`#${id}`).getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
    }
    expect([...findParts(document, PARTS, true, rethrow)].map(({ element, isOnScreen }) => [element.id, isOnScreen])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', true],
    ]);
  });

  it('finds the very element that it is asked to look at', () => {
    showPage('<p id="a" class="product-price"></p><p id="b" class="product-price"></p>');
    expect(found(one('#a'))).toEqual(['price#a']);
  });

  it('looks into a fragment that is not on the page yet', () => {
    showPage('');
    const fragment = document.createDocumentFragment();
    fragment.append(Object.assign(document.createElement('p'), { className: 'product-price', id: 'a' }));
    expect(found(fragment)).toEqual(['price#a']);
  });

  it('copes with class names spread over lines', () => {
    showPage('<p id="a" class="\n   big\n   product-price\n  "></p>');
    expect(found()).toEqual(['price#a']);
  });
});
