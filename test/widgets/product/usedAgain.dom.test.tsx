import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, one } from '../../core/page/openPage.ts';
import { aProductPage, aWireVariant, openWidgets, type OpenPage } from '../openWidgets.ts';

let page: OpenPage;
const open = async (html: string, context: object = {}): Promise<void> => {
  page = await openWidgets(html, context);
  page.shop.cart.settle();
  await page.show();
};
afterEach(() => page.close());

/** Version 7 markup of a theme's quick view: an article with the checkout formatter's parts. */
const anItem = (id: string, title: string, price: string, variants: readonly object[]) =>
  `<article class="ProductItem" data-item-id="${id}"><h1 class="ProductItem-details-title">${title}</h1>` +
  `<div class="product-price">${price}</div>` +
  `<div class="product-variants" data-item-id="${id}" data-variants='${json(variants)}'>` +
  (variants.length > 1
    ? `<select data-variant-option-name="Size"><option value="">Select Size</option>${['S', 'M'].map((size) => `<option value="${size}">${size}</option>`).join('')}</select>`
    : '') +
  `</div><div class="product-quantity-input" data-item-id="${id}"><input type="number" value="1"></div>` +
  `<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></article>`;

const MUG = [aWireVariant({}, { id: 'mug-1', sku: 'MUG', price: 5000 })];
const VASE = [aWireVariant({}, { id: 'vase-1', sku: 'VASE', price: 9000 })];
const sizes = (sku: string, price: number) =>
  ['S', 'M'].map((Size) => aWireVariant({ Size }, { id: `${sku}-${Size}`, sku: `${sku}-${Size}`, price }));

const quickView = (inside: string) => `<div class="sqs-product-quick-view-content" id="view">${inside}</div>`;
const button = () => one('.sqs-add-to-cart-button');
const price = () => [...one('.product-price').childNodes].map(({ textContent }) => textContent).join('');
const sold = () => page.api.calls.filter(({ name }) => name === 'addEntry').map(({ given }) => given[0]);
const settle = async () => {
  await page.show();
  await vi.dynamicImportSettled();
  await page.show();
};

/** Like a morphing library: nodes stay, attributes and texts become the other product's. */
function morph(id: string, title: string, cost: string, variants: readonly object[]): void {
  for (const node of document.querySelectorAll('[data-item-id]')) node.setAttribute('data-item-id', id);
  one('.product-variants').setAttribute('data-variants', JSON.stringify(variants));
  one('h1').firstChild!.nodeValue = title;
  // Removes attributes and children that the new markup lacks.
  for (const child of [...one('.product-price').childNodes].slice(1)) child.remove();
  one('.product-price').firstChild!.nodeValue = cost;
}

describe('a quick view of the theme that shows the next product in the same element', () => {
  it('shows and sells the next one', async () => {
    await open(quickView(anItem('mug', 'Mug', '$50.00', MUG)));
    one('#view').innerHTML = anItem('vase', 'Vase', '$90.00', VASE);
    await settle();
    fireEvent.click(button());
    await settle();
    expect(sold()).toEqual([{ itemId: 'vase', sku: 'VASE', quantity: 1, additionalFields: null }]);
    expect(page.reports).toEqual([]);
  });

  it('leaves its price as the server says it until something is chosen', async () => {
    await open(quickView(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000))));
    fireEvent.change(one('select'), { target: { value: 'S' } });
    await settle();
    expect(price()).toBe('$50.00');
    one('#view').innerHTML = anItem('vase', 'Vase', 'from $90.00', sizes('VASE', 9000));
    await settle();
    expect(price()).toBe('from $90.00');
    fireEvent.change(one('select'), { target: { value: 'M' } });
    await settle();
    expect(price()).toBe('$90.00');
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase', sku: 'VASE-M' }]);
  });
});

describe('a product whose nodes become those of another one', () => {
  it.each<[string, () => void | Promise<void>]>([
    ['the pointer comes over it', () => void fireEvent.pointerOver(one('.product-price'))],
    ['the pointer presses in it', () => void fireEvent.pointerDown(button())],
    ['it gets the focus', () => void fireEvent.focusIn(one('select'))],
    ['the page is scanned', () => page.scan()],
    ['something is added in it', () => void one('h1').after(document.createElement('p'))],
  ])('is the other one as soon as %s', async (_case, sign) => {
    await open(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000)));
    const nodes = [...document.querySelectorAll('article, article *')];
    fireEvent.change(one('select'), { target: { value: 'S' } });
    await settle();
    morph('vase', 'Vase', 'from $90.00', sizes('VASE', 9000));
    await sign();
    await settle();
    expect(price()).toBe('from $90.00');
    expect((one('select') as HTMLSelectElement).value).toBe('');
    fireEvent.change(one('select'), { target: { value: 'M' } });
    await settle();
    expect(price()).toBe('$90.00');
    fireEvent.click(button());
    await settle();
    expect(sold()).toEqual([{ itemId: 'vase', sku: 'VASE-M', quantity: 1, additionalFields: null }]);
    for (const node of nodes) expect(node.isConnected).toBe(true);
  });

  it('is never sold as the former one: a press without any other sign buys what the page states', async () => {
    await open(anItem('mug', 'Mug', '$50.00', MUG));
    button().focus();
    morph('vase', 'Vase', '$90.00', VASE);
    fireEvent.keyDown(button(), { key: 'Enter' });
    await settle();
    expect(sold()).toEqual([{ itemId: 'vase', sku: 'VASE', quantity: 1, additionalFields: null }]);
    expect(button().getAttribute('data-state')).toBe('adding');
  });

  it('is asked for what the other one lacks, and what was chosen of the former is forgotten', async () => {
    await open(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000)));
    fireEvent.change(one('select'), { target: { value: 'S' } });
    fireEvent.input(one('input'), { target: { value: '3' } });
    morph('vase', 'Vase', 'from $90.00', sizes('VASE', 9000));
    fireEvent.keyDown(button(), { key: 'Enter' });
    await settle();
    expect(sold()).toEqual([]);
    expect(screen.getByRole('alertdialog').textContent).toContain('Please select the Size option.');
    expect((one('input') as HTMLInputElement).value).toBe('1');
  });

  it('takes an open message of the former one with it', async () => {
    await open(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000)));
    fireEvent.click(button());
    await settle();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    morph('vase', 'Vase', 'from $90.00', sizes('VASE', 9000));
    await page.scan();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(button().getAttribute('data-state')).toBe('idle');
  });

  it('takes an open form of the former one with it: nothing of it is sent', async () => {
    const form = { name: 'Engraving', fields: [{ id: 'f1', type: 'text', title: 'Text', required: false }] };
    await open(anItem('mug', 'Mug', '$50.00', MUG));
    button().setAttribute('data-form', JSON.stringify(form));
    fireEvent.click(button());
    await vi.waitFor(() => expect(page.api.calls.map(({ name }) => name)).toContain('stock'));
    page.api.calls.at(-1)!.answer([]);
    await settle();
    await vi.waitFor(() => screen.getByRole('dialog'), { timeout: 20_000 });
    button().removeAttribute('data-form');
    morph('vase', 'Vase', '$90.00', VASE);
    await page.scan();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sold()).toEqual([]);
  });

  it('with one variant gains a picker where the other one has sizes', async () => {
    await open(aProductPage('<div data-storefront="variants"></div><button data-storefront="add-to-cart"></button>', { variants: MUG }));
    expect(one('[data-storefront="variants"]').innerHTML).toBe('');
    one('#root').setAttribute('data-product-id', 'vase');
    one('#root').setAttribute('data-product', JSON.stringify({ variants: sizes('VASE', 9000) }));
    fireEvent.pointerOver(one('button'));
    await settle();
    await vi.waitFor(() => expect(document.querySelectorAll('select option')).toHaveLength(3), { timeout: 20_000 });
  });

  it('that could not be read is read once its data is right', async () => {
    await open(aProductPage('<p data-storefront="price"></p>', { variants: [{ price: 'cheap' }] }));
    expect(page.reports).toHaveLength(1);
    one('#root').setAttribute('data-product', JSON.stringify({ variants: MUG }));
    await page.scan();
    expect(one('p').textContent).toBe('$50.00');
    expect(page.reports).toHaveLength(1);
  });

  it('stays the same product where only its words change', async () => {
    await open(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000)));
    fireEvent.change(one('select'), { target: { value: 'S' } });
    one('h1').textContent = 'Becher';
    one('article').classList.add('on-sale');
    one('h1').after(document.createElement('p'));
    fireEvent.pointerOver(button());
    await page.scan();
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'mug', sku: 'MUG-S' }]);
  });

  it('gives back to the page what is the page’s, also where its library has made a node of the page’s of ours', async () => {
    await open(anItem('mug', 'Mug', 'from $50.00', sizes('MUG', 5000)));
    fireEvent.change(one('select'), { target: { value: 'S' } });
    await settle();
    const place = one('.product-price').lastElementChild!;
    morph('vase', 'Vase', '$90.00 ', VASE);
    // A soft match: a `span` replaces a `span` (idiomorph 0.7, morphdom 2.7).
    place.removeAttribute('style');
    place.className = 'original-price';
    place.replaceChildren('$120.00');
    one('.product-price').append(place);
    await page.scan();
    await settle();
    expect(one('.product-price').innerHTML).toBe('$90.00 <span class="original-price">$120.00</span>');
    page.stop();
    expect(one('.product-price').innerHTML).toBe('$90.00 <span class="original-price">$120.00</span>');
  });
});

describe('a product by JSON of its own', () => {
  const root = (id: string, variants: readonly object[]) =>
    `<div data-storefront="product" data-product-id="${id}" id="root"><script type="application/json">${JSON.stringify({ variants })}</script>` +
    '<p data-storefront="price"></p><button data-storefront="add-to-cart" class="sqs-add-to-cart-button"></button></div>';

  it('is another one when the text of its script is', async () => {
    await open(root('mug', MUG));
    one('#root').setAttribute('data-product-id', 'vase');
    one('#root script').textContent = JSON.stringify({ variants: VASE });
    await settle();
    expect(one('p').textContent).toBe('$90.00');
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase', sku: 'VASE' }]);
  });

  it('is another one at the next sign of interest when a library has changed the text node itself', async () => {
    await open(root('mug', MUG));
    one('#root script').firstChild!.nodeValue = JSON.stringify({ variants: VASE });
    fireEvent.pointerOver(button());
    await settle();
    expect(one('p').textContent).toBe('$90.00');
  });

  it('of a list is another one when the list’s is; the others of the list keep what was chosen of them', async () => {
    const items = (second: object) => JSON.stringify({ items: [{ id: 'mug', variants: sizes('MUG', 5000) }, second] });
    const item = (id: string) =>
      `<div data-storefront="product-list-item" data-product-id="${id}" id="${id}"><div data-storefront="variants"></div><p data-storefront="price"></p></div>`;
    await open(
      `<div data-storefront="product-list"><script type="application/json">${items({ id: 'vase', variants: VASE })}</script>${item('mug')}${item('vase')}</div>`,
    );
    const mug = page.product(one('#mug p'))!;
    mug.choose('Size', 'M');
    one('script').textContent = items({ id: 'vase', variants: [aWireVariant({}, { price: 7000 })] });
    await settle();
    expect(one('#vase p').textContent).toBe('$70.00');
    expect(page.product(one('#mug p'))!.state?.selection).toEqual({ Size: 'M' });
  });
});

describe('an add button that names its product itself', () => {
  it('sells the one that it names now', async () => {
    await open('<button data-storefront="add-to-cart" class="sqs-add-to-cart-button" data-product-id="mug"></button>');
    button().setAttribute('data-product-id', 'vase');
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase' }]);
  });

  it('leaves the product that it had joined, which keeps what was chosen of it', async () => {
    await open(
      aProductPage('<div data-storefront="variants"></div>', { variants: sizes('MUG', 5000) }) +
        '<button data-storefront="add-to-cart" class="sqs-add-to-cart-button" data-product-id="mug"></button>',
    );
    const mug = page.product(one('[data-storefront="variants"]'))!;
    mug.choose('Size', 'M');
    button().setAttribute('data-product-id', 'vase');
    fireEvent.pointerOver(button());
    await settle();
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase', sku: null }]);
    expect(mug.state?.selection).toEqual({ Size: 'M' });
  });

  it('sells it also inside another product', async () => {
    await open(
      aProductPage('<button data-storefront="add-to-cart" class="sqs-add-to-cart-button" data-product-id="vase"></button>', {
        variants: MUG,
      }),
    );
    fireEvent.click(button());
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase', sku: null }]);
  });
});

describe('a script of the page that holds a product', () => {
  it('sells nothing of a product that the page no longer states, and finds the one that it does', async () => {
    await open(anItem('mug', 'Mug', '$50.00', MUG));
    const mug = page.product(button())!;
    morph('vase', 'Vase', '$90.00', VASE);
    await mug.add();
    await settle();
    expect(sold()).toEqual([]);
    expect(mug.state).toBeNull();
    expect(page.product(button())?.state?.product.id).toBe('vase');
  });

  it('is given the product that the page states at that moment', async () => {
    await open(anItem('mug', 'Mug', '$50.00', MUG));
    morph('vase', 'Vase', '$90.00', VASE);
    const vase = page.product(button())!;
    expect(vase.state?.product.id).toBe('vase');
    void vase.add();
    await settle();
    expect(sold()).toMatchObject([{ itemId: 'vase', sku: 'VASE' }]);
  });
});
