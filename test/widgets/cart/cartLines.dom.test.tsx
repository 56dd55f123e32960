import { describe, expect, it, vi } from 'vitest';
import { createMoney } from '../../../src/core/ui/useMoney.ts';
import { aCart } from '../../app/fakeApi.ts';
import { one } from '../../core/page/openPage.ts';
import {
  anEntry,
  button,
  callsOf,
  cartOf,
  enter,
  lastCall,
  load,
  open,
  page,
  press,
  quantityOf,
  servedPage,
  settle,
  text,
  texts,
  threeLines,
  type,
} from './openCartPage.ts';

describe('a line of the cart', () => {
  it('shows what it is, which, how many and what it costs, under the names that themes style', async () => {
    await open();
    await load(cartOf([anEntry('1')]));
    expect(one('.cart-title').textContent).toBe('Shopping Cart');
    const row = one('#cart .cart-container[data-test="cart-container"] .cart-row[data-testid="cart-table-row"]');
    const title = row.querySelector('.cart-row-desc a.cart-row-title') as HTMLAnchorElement;
    expect([title.textContent, new URL(title.href).pathname]).toEqual(['Mug 1', '/store/p/mug-1']);
    expect(row.querySelector('img.cart-row-img')?.getAttribute('src')).toMatch(/\/assets\/mug-1\.jpg\?format=100w$/);
    expect(texts('.cart-row-variants > .cart-row-variant')).toEqual(['Glaze: Oat', 'Size: Large']);
    expect([quantityOf(0).value, quantityOf(0).getAttribute('aria-label')]).toEqual(['2', 'Quantity of Mug 1, Oat, Large']);
    expect([text('.cart-row-unit-price'), text('.cart-row-price')]).toEqual(['$18.50 each', '$37.00']);
    expect(row.querySelector('button.cart-row-remove')?.getAttribute('aria-label')).toBe('Remove Mug 1, Oat, Large');
  });

  it('that is on sale shows what it costs without the sale, struck and named', async () => {
    await open();
    await load(cartOf([anEntry('1', { nonSalePriceCents: 2500 }), anEntry('2', { nonSalePriceCents: 1850 })]));
    expect(texts('.cart-row-unit-price')).toEqual(['Original Price: $25.00 $18.50 each', '$18.50 each']);
    expect(texts('.cart-row-unit-price s.cart-row-original-price')).toEqual(['$25.00']);
  });

  it('is no heading, which themes would blow up', async () => {
    await open();
    await load(threeLines());
    expect(document.querySelectorAll('#cart :is(h1,h3,h4,h5,h6)')).toHaveLength(0);
  });

  it('asks a picture for the width that is shown, once', async () => {
    await open();
    const given = ['https://images.example/a.jpg?format=300w', 'data:image/svg+xml,%3Csvg/%3E', 'data:text/html,<b>', '/assets/mug.jpg'];
    await load(cartOf(given.map((imageUrl, at) => anEntry(`${at}`, { imageUrl }))));
    const sources = [...document.querySelectorAll('.cart-row-img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual([given[0], given[1], null, `${location.origin}/assets/mug.jpg?format=100w`]);
  });

  it('shows each value of a variant, also when two options have the same', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await load(cartOf([anEntry('1', { chosenVariant: { sku: 'X', attributes: { Cup: 'Oat', Saucer: 'Oat' } } })]));
    expect(texts('.cart-row-variant')).toEqual(['Cup: Oat', 'Saucer: Oat']);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('of which little is known is shown all the same', async () => {
    await open();
    await load(aCart({ entries: [{ id: '1', itemId: 'vase', quantity: 1, chosenVariant: null }] }));
    expect([text('.cart-row-title'), text('.cart-row-price'), text('.cart-row-unit-price')]).toEqual(['Item', '', null]);
    expect(one('.cart-row-img').getAttribute('src')).toBeNull();
  });

  it.each([
    ['javascript:alert(1)', null],
    ['//evil.test/x', null],
    ['data:text/html,x', null],
    ['https://evil.test/', null],
    ['', null],
    ['/store/p/mug', '/store/p/mug'],
  ])('leads only to pages of this site (%j)', async (fullUrl, path) => {
    await open();
    await load(cartOf([anEntry('1', { fullUrl, imageUrl: fullUrl })]));
    const link = document.querySelector<HTMLAnchorElement>('a.cart-row-title');
    expect(link && new URL(link.href).pathname).toBe(path);
    expect(one('.cart-row-img').getAttribute('src') ?? '').not.toMatch(/^(?:javascript|data):/);
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ])('of product type %s lets the number be changed: %s', async (productType, takes) => {
    await open();
    await load(cartOf([anEntry('1', { productType, quantity: 1 })]));
    expect(document.querySelector('.cart-row-qty-input') !== null).toBe(takes);
    if (!takes) expect(text('.cart-row-qty')).toBe('Quantity: 1');
  });

  it('shows what was filled in for it', async () => {
    const item = { structuredContent: { additionalFieldsForm: { fields: [{ id: 'who', title: 'Engraving' }] } } };
    await open();
    await load(cartOf([anEntry('1', { additionalFields: '{"who": "For Anna", "how": ["Paper"], "not": ""}', item })]));
    expect(texts('.cart-row-field')).toEqual(['Engraving: For Anna', 'Paper']);
  });
});

describe('how many of a line', () => {
  it('is changed at once on the page, and then by the host', async () => {
    await open();
    await load();
    await enter(quantityOf(1), '5');
    expect(quantityOf(1).value).toBe('5');
    expect(callsOf('updateQuantity').map(({ given }) => given.slice(0, 2))).toEqual([['2', 5]]);
    expect([one('#cart').getAttribute('data-state'), one('.cart-summary-container').getAttribute('aria-busy')]).toEqual([
      'recalculating',
      'true',
    ]);
    expect(document.querySelectorAll('.cart-row')[1]?.getAttribute('data-pending')).toBe('quantity');
    const next = cartOf([anEntry('1'), anEntry('2', { quantity: 5, subTotal: 9250 }), anEntry('3')]);
    lastCall('updateQuantity').answer({ shoppingCart: next, updatedEntry: null });
    await settle();
    expect([one('#cart').getAttribute('data-state'), one('.cart-summary-container').getAttribute('aria-busy')]).toEqual([
      'loaded',
      'false',
    ]);
    expect([text('.cart-subtotal-price'), text('.cart-total-price')]).toEqual(['$166.50', '$166.50']);
    expect(page.announced).toEqual(['Mug 2, Oat, Large: 5 in your cart. Total: $166.50']);
  });

  it.each([
    ['', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['-1', 'Quantity must be between 1 and 9999.'],
    ['10000', 'Quantity must be between 1 and 9999.'],
  ])('must be one (%j): told when the visitor has finished, and nothing is sent', async (typed, message) => {
    await open();
    await load();
    const input = quantityOf(0);
    await type(input, typed);
    expect(document.querySelector('.cart-row-qty [role="alert"]')).toBeNull();
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(one('.cart-row-qty [role="alert"]').textContent).toBe(message);
    expect([
      input.getAttribute('aria-invalid'),
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', message]);
    expect(callsOf('updateQuantity')).toEqual([]);
    await type(input, '3');
    expect([document.querySelector('.cart-row-qty [role="alert"]'), input.getAttribute('aria-invalid')]).toEqual([null, null]);
  });

  it('goes back to what it was when the host refuses, which says why', async () => {
    await open();
    await load();
    await enter(quantityOf(0), '9');
    lastCall('updateQuantity').refuse('http', { status: 400, serverMessage: 'Sorry, we do not have enough of that item available.' });
    await settle();
    expect(quantityOf(0).value).toBe('2');
    await vi.waitFor(() => one('[role="alertdialog"]'));
    expect(text('[role="alertdialog"] .message')).toBe('Sorry, we do not have enough of that item available.');
    await press('OK');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    expect(page.announced).toEqual([]);
  });
});

describe('a line that is taken out', () => {
  const focused = () => document.activeElement?.querySelector('.cart-row-title')?.textContent ?? document.activeElement?.textContent;
  const answerRemoval = async (...ids: string[]) => {
    lastCall('removeEntry').answer({ shoppingCart: cartOf(ids.map((id) => anEntry(id))) });
    await settle();
  };

  it('goes at once, leaves a way back in its place, and hands the focus to the next line', async () => {
    await open();
    await load();
    await press('Remove Mug 2, Oat, Large');
    expect([...one('.cart-rows').children].map((line) => line.className)).toEqual(['cart-row', 'cart-removed', 'cart-row']);
    expect(text('.cart-removed')).toBe('Mug 2, Oat, Large was removed. Undo');
    expect(focused()).toBe('Mug 3');
    expect(page.announced).toEqual([]);
    await answerRemoval('1', '3');
    expect(page.announced).toEqual(['Mug 2, Oat, Large was removed. An Undo button is in its place. Total: $74.00']);
    expect(texts('.cart-row-title')).toEqual(['Mug 1', 'Mug 3']);
  });

  it('hands the focus to the line before when it was the last, and to the words of the empty cart when it was the only one', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await press('Remove Mug 2, Oat, Large');
    expect(focused()).toBe('Mug 1');
    await answerRemoval('1');
    await press('Remove Mug 1, Oat, Large');
    expect(document.activeElement).toBe(one('.empty-message'));
    await answerRemoval();
    expect(one('#cart').getAttribute('data-state')).toBe('empty');
    expect(text('.cart-removed')).toBe('Mug 1, Oat, Large was removed. Undo');
    expect(document.querySelector('.cart-checkout-button')).toBeNull();
  });

  it('comes back by the way it left, with the focus on it', async () => {
    await open();
    await load();
    await press('Remove Mug 1, Oat, Large');
    await answerRemoval('2', '3');
    await press('Undo: Mug 1, Oat, Large was removed.');
    expect(lastCall('addEntry').given[0]).toEqual({ itemId: 'item-1', sku: 'SKU-1', quantity: 2, additionalFields: null });
    lastCall('addEntry').answer({ shoppingCart: cartOf([anEntry('2'), anEntry('3'), { ...anEntry('1'), id: 'new' }]), newlyAdded: null });
    await settle();
    expect(document.querySelector('.cart-removed')).toBeNull();
    expect(focused()).toBe('Mug 1');
    expect(page.announced.at(-1)).toBe('Mug 1, Oat, Large is back in your cart. Total: $111.00');
  });

  it('can only be taken out again while it is coming back, which nobody has to wait for', async () => {
    const form = { item: { structuredContent: { additionalFieldsForm: { fields: [{ id: 'who', title: 'Engraving' }] } } } };
    await open();
    await load(cartOf([anEntry('1'), anEntry('2', form)]));
    await press('Remove Mug 2, Oat, Large');
    await answerRemoval('1');
    await press('Undo: Mug 2, Oat, Large was removed.');
    expect(document.querySelectorAll('.cart-row')[1]?.getAttribute('data-pending')).toBe('adding');
    expect(
      [quantityOf(0), quantityOf(1), one('.cart-row-edit'), button('Remove Mug 2, Oat, Large')].map((control) =>
        control.hasAttribute('disabled'),
      ),
    ).toEqual([false, true, true, false]);
    await press('Remove Mug 2, Oat, Large');
    expect(texts('.cart-row-title')).toEqual(['Mug 1']);
    expect(focused()).toBe('Mug 1');
    lastCall('addEntry').answer({ shoppingCart: cartOf([anEntry('1'), { ...anEntry('2', form), id: 'new' }]), newlyAdded: null });
    await settle();
    expect(texts('.cart-row-title')).toEqual(['Mug 1']);
    expect(lastCall('removeEntry').given[0]).toBe('new');
    await answerRemoval('1');
    expect(text('.cart-removed')).toBe('Mug 2, Oat, Large was removed. Undo');
    expect(page.announced.at(-1)).toBe('Mug 2, Oat, Large was removed. An Undo button is in its place. Total: $37.00');
  });

  it('leaves a way back in its place also where others are taken out, and each comes back in any order', async () => {
    const order = () => [...one('.cart-rows').children].map((line) => `${line.className} ${/Mug \d/.exec(line.textContent)?.[0]}`);
    await open();
    await load(cartOf(['1', '2', '3', '4'].map((id) => anEntry(id))));
    await press('Remove Mug 2, Oat, Large');
    await answerRemoval('1', '3', '4');
    await press('Remove Mug 3, Oat, Large');
    await answerRemoval('1', '4');
    await press('Remove Mug 1, Oat, Large');
    await answerRemoval('4');
    expect(order()).toEqual(['cart-removed Mug 1', 'cart-removed Mug 2', 'cart-removed Mug 3', 'cart-row Mug 4']);
    await press('Undo: Mug 2, Oat, Large was removed.');
    expect(order()).toEqual(['cart-removed Mug 1', 'cart-row Mug 2', 'cart-removed Mug 3', 'cart-row Mug 4']);
    lastCall('addEntry').answer({ shoppingCart: cartOf([{ ...anEntry('2'), id: 'new' }, anEntry('4')]), newlyAdded: null });
    await settle();
    expect(order()).toEqual(['cart-removed Mug 1', 'cart-row Mug 2', 'cart-removed Mug 3', 'cart-row Mug 4']);
  });

  it('is let go of when the visitor does not want it back, and the focus goes to the next line', async () => {
    await open();
    await load();
    await press('Remove Mug 1, Oat, Large');
    await answerRemoval('2', '3');
    await press('Remove Mug 2, Oat, Large');
    await answerRemoval('3');
    await press('Dismiss: Mug 1, Oat, Large was removed.');
    expect(texts('.cart-removed')).toEqual(['Mug 2, Oat, Large was removed. Undo']);
    await press('Dismiss: Mug 2, Oat, Large was removed.');
    expect(texts('.cart-removed')).toEqual([]);
    expect(focused()).toBe('Mug 3');
  });

  it('is there again when the host refuses, which says why', async () => {
    await open();
    await load();
    await press('Remove Mug 1, Oat, Large');
    lastCall('removeEntry').refuse('http', { status: 400, serverMessage: 'No.' });
    await settle();
    expect(texts('.cart-row-title')).toEqual(['Mug 1', 'Mug 2', 'Mug 3']);
    expect(document.querySelector('.cart-removed')).toBeNull();
    await vi.waitFor(() => one('[role="alertdialog"]'));
    await press('OK');
  });
});

describe('the page’s own snapshot of the cart', () => {
  const usd = (value: number) => ({ currencyCode: 'USD', value });
  const served = {
    cart: {
      items: [
        {
          id: '1',
          productId: 'mug',
          productName: 'Old Mug',
          productType: 'PHYSICAL',
          quantity: 1,
          unitPrice: usd(1000),
          itemTotal: usd(1000),
          variantOptions: [{ name: 'Glaze', value: 'Oat' }],
        },
      ],
      subtotal: usd(1000),
      grandTotal: usd(1000),
    },
    continueShoppingLinkUrl: 'store',
  };

  it('is shown first, untouchable, until the cart is there', async () => {
    await open(servedPage(served));
    const container = one('#sqs-cart-container');
    expect([container.getAttribute('data-state'), container.getAttribute('aria-busy')]).toEqual(['loading', 'true']);
    expect([texts('.cart-row-title'), text('.cart-subtotal-price'), text('.cart-loader')]).toEqual([['Old Mug'], '$10.00', null]);
    expect([quantityOf(0).disabled, one('.cart-row-remove').hasAttribute('disabled')]).toEqual([true, true]);
    await load(cartOf([anEntry('1')]));
    expect([container.getAttribute('data-state'), container.getAttribute('aria-busy')]).toEqual(['loaded', null]);
    expect([texts('.cart-row-title'), quantityOf(0).disabled]).toEqual([['Mug 1'], false]);
  });

  it('is reason enough to ask for the cart, where no cookie tells of one', async () => {
    await open(servedPage(served));
    page.shop.cart.settle();
    await settle();
    expect(callsOf('load')).toHaveLength(1);
    expect(texts('.cart-row-title')).toEqual(['Old Mug']);
  });

  it('stays when the cart cannot be read', async () => {
    await open(servedPage(served));
    void page.shop.cart.load();
    await settle();
    lastCall('load').refuse('http', { status: 500, serverMessage: 'Our shop is closed for a moment.' });
    await settle();
    expect(texts('.cart-row-title')).toEqual(['Old Mug']);
    expect(text('.cart-error')).toBe('Our shop is closed for a moment. Try Again');
    expect(one('#sqs-cart-container').getAttribute('data-state')).toBe('failed');
  });

  it('says where to go on shopping', async () => {
    await open(servedPage({ ...served, cart: { items: [] } }));
    expect([text('.empty-message'), one('.cart-continue-button').getAttribute('href'), callsOf('load').length]).toEqual([
      'You have nothing in your shopping cart.',
      '/store',
      0,
    ]);
  });

  it('fills the root itself where the server has put no container into it, and is given back', async () => {
    const html = `<div id="sqs-cart-root"><script type="application/json">${JSON.stringify(served)}</script></div>`;
    await open(html);
    expect([texts('.cart-row-title'), one('#sqs-cart-root').getAttribute('data-state')]).toEqual([['Old Mug'], 'loading']);
    await load(cartOf([anEntry('1')]));
    expect([texts('.cart-row-title'), one('#sqs-cart-root').getAttribute('data-state')]).toEqual([['Mug 1'], 'loaded']);
    const root = one('#sqs-cart-root');
    page.close();
    expect(root.outerHTML).toBe(html);
  });

  it('that is broken is reported, and the cart shown all the same', async () => {
    await open('<div id="sqs-cart-root"><script type="application/json">{"cart": {</script><div id="sqs-cart-container"></div></div>');
    expect(page.reports).toMatchObject([{ name: 'PageError' }]);
    await load();
    expect(document.querySelectorAll('.cart-row')).toHaveLength(3);
  });
});

describe('what can go wrong', () => {
  it('in reading the cart is said, and can be tried again', async () => {
    await open();
    void page.shop.cart.load();
    await settle();
    lastCall('load').refuse('http', { status: 500, serverMessage: 'Our shop is closed for a moment.' });
    await settle();
    expect([document.querySelector('.empty-message'), document.querySelector('.cart-loader')]).toEqual([null, null]);
    await press('Try Again');
    lastCall('load').answer(threeLines());
    await settle();
    expect([document.querySelectorAll('.cart-row').length, document.querySelector('.cart-error')]).toEqual([3, null]);
  });

  it('in reading the cart keeps the focus on the way to try again, and leads it to the cart once that is there', async () => {
    await open();
    const fail = async () => {
      lastCall('load').refuse('http', { status: 500 });
      await settle();
    };
    const again = () => one('.cart-error button');
    void page.shop.cart.load();
    await settle();
    await fail();
    again().focus();
    await press('Try Again');
    await fail();
    expect(document.activeElement).toBe(again());
    await press('Try Again');
    lastCall('load').answer(threeLines());
    await settle();
    expect(document.activeElement).toBe(one('.cart-title'));
  });

  it('without a network, in changing it: the change is kept, shown as waiting, and sent once when the network is back', async () => {
    await open();
    await load(cartOf([anEntry('1')]));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await enter(quantityOf(0), '7');
    await vi.waitFor(() =>
      expect(text('output.cart-waiting')).toBe('You are offline. Your changes are kept, and sent when the connection is back.'),
    );
    expect([one('#cart').hasAttribute('data-waiting'), one('.cart-row').hasAttribute('data-pending'), quantityOf(0).value]).toEqual([
      true,
      true,
      '7',
    ]);
    expect(callsOf('updateQuantity')).toEqual([]);
    network.mockRestore();
    page.shop.cart.resume();
    await vi.waitFor(() => expect(callsOf('updateQuantity')).toHaveLength(1));
    lastCall('updateQuantity').answer({ shoppingCart: cartOf([anEntry('1', { quantity: 7 })]), updatedEntry: null });
    await settle();
    expect([text('output.cart-waiting'), one('#cart').hasAttribute('data-waiting'), one('.cart-row').hasAttribute('data-pending')]).toEqual(
      ['', false, false],
    );
    expect(callsOf('updateQuantity')).toHaveLength(1);
  });

  it('later leaves the last good cart', async () => {
    await open();
    await load();
    void page.shop.cart.load();
    await settle();
    lastCall('load').refuse('http', { status: 500, serverMessage: 'Closed.' });
    await settle();
    expect([document.querySelectorAll('.cart-row').length, text('.cart-error')]).toEqual([3, 'Closed. Try Again']);
  });
});

describe('a cart of 100 lines', () => {
  /** All lines are rendered in slices, on machines that may be busy with other things. */
  const PATIENCE = { timeout: 20_000 };

  it('is there as a whole in the end, and at once as far as the screen goes', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => anEntry(String(index)));
    await open(servedPage({ cart: { items: lines.map(({ id }) => ({ id, productName: `Old ${id}`, quantity: 1 })) } }));
    // A line is 128 px high at the least, and one below the screen comes along; the others have their place kept free.
    const first = Math.ceil(innerHeight / 128) + 1;
    expect(texts('.cart-row-title')).toEqual(lines.slice(0, first).map(({ id }) => `Old ${id}`));
    expect(one('.cart-rows').style.paddingBlockEnd).toBe(`${(100 - first) * 128}px`);
    await vi.waitFor(() => expect(texts('.cart-row-title')).toEqual(lines.map(({ id }) => `Old ${id}`)), PATIENCE);
    await load(cartOf(lines));
    await vi.waitFor(() => expect(texts('.cart-row-title')).toEqual(lines.map(({ title }) => title)), PATIENCE);
    expect(document.querySelectorAll('.cart-row-qty-input:not([disabled])')).toHaveLength(100);
    expect(one('.cart-rows').style.paddingBlockEnd).toBe('');
  });

  it('turns the lines that the page was served with into the cart’s bit by bit, those on the screen first', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => anEntry(String(index)));
    await open(servedPage({ cart: { items: lines.map(({ id }) => ({ id, productName: `Old ${id}`, quantity: 1 })) } }));
    const isNew = ({ textContent }: Node) => textContent?.startsWith('Mug') ?? false;
    const titles = () => [...document.querySelectorAll('.cart-row-title')];
    await vi.waitFor(() => expect(titles()).toHaveLength(100), PATIENCE);
    const turns: number[] = [];
    const observer = new MutationObserver(() => void turns.push(titles().filter(isNew).length));
    observer.observe(one('.cart-rows'), { childList: true, characterData: true, attributes: true, subtree: true });
    await load(cartOf(lines));
    await vi.waitFor(() => expect(titles().filter(isNew)).toHaveLength(100), PATIENCE);
    observer.disconnect();
    const steps = turns.map((turn, index) => turn - (turns[index - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(25);
    expect(steps.find((step) => step > 0)).toBe(Math.ceil(innerHeight / 128) + 1);
  });

  it('renders each line once until all are there', async () => {
    await open();
    const format = vi.spyOn(page.shop.use(createMoney), 'format');
    const lines = Array.from({ length: 100 }, (_, index) => anEntry(String(index), { purchasePriceCents: 1_000_000 + index }));
    await load(cartOf(lines));
    await vi.waitFor(() => expect(document.querySelectorAll('.cart-row')).toHaveLength(100), PATIENCE);
    await settle();
    const prices = format.mock.calls.map(([{ minor }]) => minor).filter((minor) => minor >= 1_000_000);
    expect(prices).toEqual(lines.map(({ purchasePriceCents }) => purchasePriceCents));
  });

  it('renders only the line that was edited, and the sums', async () => {
    await open();
    // Each line has a price of its own, so that it can be told which were rendered.
    const lines = Array.from({ length: 100 }, (_, index) => anEntry(String(index), { purchasePriceCents: 1_000_000 + index }));
    await load(cartOf(lines));
    await vi.waitFor(() => expect(document.querySelectorAll('.cart-row')).toHaveLength(100), PATIENCE);
    const format = vi.spyOn(page.shop.use(createMoney), 'format');
    const rendered = () => format.mock.calls.map(([{ minor }]) => minor - 1_000_000).filter((line) => line >= 0 && line < 100);

    await enter(quantityOf(41), '7');
    expect(new Set(rendered())).toEqual(new Set([41]));
    lastCall('updateQuantity').answer({
      shoppingCart: cartOf(lines.map((line) => (line.id === '41' ? { ...line, quantity: 7, subTotal: 12_950 } : line))),
      updatedEntry: null,
    });
    await settle();
    expect(new Set(rendered())).toEqual(new Set([41]));
    expect(rendered().length).toBeLessThanOrEqual(4);
    expect(text('.cart-total-price')).toBe('$3,792.50');

    format.mockClear();
    await press('Remove Mug 41, Oat, Large');
    lastCall('removeEntry').answer({ shoppingCart: cartOf(lines.filter(({ id }) => id !== '41')) });
    await settle();
    // The next line takes the focus.
    expect(new Set(rendered())).toEqual(new Set([42]));
    format.mockRestore();
  });
});
