import { afterEach, describe, expect, it } from 'vitest';
import { anEntry, callsOf, cartOf, enter, lastCall, load, open, page, quantityOf, settle, text, texts, type } from './openCartPage.ts';

// A page that is left keeps its edits for the next one of the tab.
afterEach(() => sessionStorage.clear());

const sent = () => callsOf('updateQuantity').map(({ given }) => given.slice(0, 2));
const fire = async (target: EventTarget, event: Event) => {
  target.dispatchEvent(event);
  await settle();
};
/** Types key by key, as fast as the visitor likes. */
const typeSlowly = async (input: HTMLInputElement, value: string) => {
  for (let length = 1; length <= value.length; length += 1) await type(input, value.slice(0, length));
};
/** A press of an arrow key, or of the field's own buttons: browsers write the number, and say that it was typed and that it is finished. */
const step = async (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await fire(input, new Event('change', { bubbles: true }));
};

describe('a quantity that is being typed', () => {
  it.each(['12000', '1.5', '30'])('is not sent before the visitor has finished, and nothing shorter either (%s)', async (typed) => {
    await open();
    await load();
    const [total, price] = [text('.cart-total-price'), text('.cart-row-price')];
    await typeSlowly(quantityOf(0), typed);
    expect([sent(), page.announced, quantityOf(0).value]).toEqual([[], [], typed]);
    expect([text('.cart-total-price'), text('.cart-row-price')]).toEqual([total, price]);
  });

  it.each([
    ['12000', 'Quantity must be between 1 and 9999.'],
    ['1.5', 'Quantity must be a whole number'],
  ])('is never sent when it turns out to be none (%s)', async (typed, message) => {
    await open();
    await load();
    await typeSlowly(quantityOf(0), typed);
    await fire(quantityOf(0), new FocusEvent('focusout', { bubbles: true }));
    expect([sent(), text('.cart-row-qty-error'), quantityOf(0).value]).toEqual([[], message, typed]);
  });

  it.each([
    ['the field is left', () => new FocusEvent('focusout', { bubbles: true })],
    ['Enter is pressed', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
    ['the browser says that it is finished', () => new Event('change', { bubbles: true })],
  ])('is sent once when %s', async (_when, event) => {
    await open();
    await load();
    await typeSlowly(quantityOf(0), '30');
    await fire(quantityOf(0), event());
    await fire(quantityOf(0), event());
    expect(sent()).toEqual([['1', 30]]);
  });

  it('is judged after the click that takes the focus away, so that nothing moves away under the pointer', async () => {
    await open();
    await load();
    await typeSlowly(quantityOf(0), '1.5');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await fire(quantityOf(0), new FocusEvent('focusout', { bubbles: true }));
    expect(text('.cart-row-qty-error')).toBeNull();
    await fire(document.body, new Event('pointerup', { bubbles: true }));
    expect(text('.cart-row-qty-error')).toBe('Quantity must be a whole number');
  });

  it('is written where the press that ends it is one on the buttons of another line, as is what those say', async () => {
    await open();
    await load();
    await typeSlowly(quantityOf(0), '5');
    quantityOf(1).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await fire(quantityOf(0), new Event('change', { bubbles: true }));
    await fire(quantityOf(0), new FocusEvent('focusout', { bubbles: true }));
    await step(quantityOf(1), '3');
    expect(texts('.cart-row-price')).toEqual(['$37.00', '$37.00', '$37.00']);
    await fire(quantityOf(1), new Event('pointerup', { bubbles: true }));
    expect(texts('.cart-row-price')).toEqual(['$92.50', '$55.50', '$37.00']);
  });

  it('is forgotten with its line, so that the buttons of another line are written while the pointer is down', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await typeSlowly(quantityOf(0), '5');
    await load(cartOf([anEntry('2')]));
    quantityOf(0).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await step(quantityOf(0), '3');
    expect(texts('.cart-row-price')).toEqual(['$55.50']);
    expect(sent()).toEqual([['2', 3]]);
  });

  it('is sent as the page is left, where the visitor had no time to finish', async () => {
    await open();
    await load();
    await typeSlowly(quantityOf(0), '30');
    await fire(window, new Event('pagehide'));
    expect(sent()).toEqual([['1', 30]]);
  });

  it('follows the cart again where it is the number that the cart has', async () => {
    await open();
    await load();
    await enter(quantityOf(0), '02');
    expect([sent(), quantityOf(0).value]).toEqual([[], '2']);
    await load(cartOf([anEntry('1', { quantity: 4 })]));
    expect(quantityOf(0).value).toBe('4');
  });
});

describe('a press of an arrow key or of the buttons in the field', () => {
  it('is written while the pointer is still down', async () => {
    await open();
    await load();
    for (const value of ['3', '4']) {
      quantityOf(0).dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await step(quantityOf(0), value);
      expect(text('.cart-row-price')).toBe(value === '3' ? '$55.50' : '$74.00');
      await fire(quantityOf(0), new Event('pointerup', { bubbles: true }));
    }
  });

  it('is written at once', async () => {
    await open();
    await load();
    await step(quantityOf(0), '3');
    expect([sent(), text('.cart-row-price')]).toEqual([[['1', 3]], '$55.50']);
  });

  it('is one edit with those that follow it quickly', async () => {
    await open(undefined, { storefront: { cartEditDelay: 20 } });
    await load();
    for (const value of ['3', '4', '5']) {
      quantityOf(0).value = value;
      quantityOf(0).dispatchEvent(new Event('input', { bubbles: true }));
      quantityOf(0).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await new Promise((go) => setTimeout(go, 60));
    expect(sent()).toEqual([['1', 5]]);
    lastCall('updateQuantity').answer({ shoppingCart: cartOf([anEntry('1', { quantity: 5 })]), updatedEntry: null });
    await settle();
    expect(page.announced).toEqual(['Mug 1, Oat, Large: 5 in your cart. Total: $37.00']);
  });

  it('is taken back when the visitor types on, and what is typed is sent instead', async () => {
    await open(undefined, { storefront: { cartEditDelay: 60_000 } });
    await load();
    await step(quantityOf(0), '3');
    await type(quantityOf(0), '36');
    expect([sent(), text('.cart-row-price'), page.shop.cart.store.getState().recalculating]).toEqual([[], '$37.00', false]);
    await enter(quantityOf(0), '36');
    void page.shop.cart.flush();
    await settle();
    expect(sent()).toEqual([['1', 36]]);
  });

  it.each(['', '-3', '1.5'])('is taken back by what is no quantity (%j)', async (typed) => {
    await open(undefined, { storefront: { cartEditDelay: 60_000 } });
    await load();
    await step(quantityOf(0), '3');
    await enter(quantityOf(0), typed);
    await page.shop.cart.flush();
    expect([sent(), text('.cart-subtotal-price'), quantityOf(0).value]).toEqual([[], '$111.00', typed]);
  });
});

it.each([
  ['bubbles', true],
  ['does not bubble', false],
])(
  'a number that a script of the page puts into the field is written when the script says so by an event that %s',
  async (_how, bubbles) => {
    await open();
    await load();
    quantityOf(0).value = '8';
    await fire(quantityOf(0), new Event('change', { bubbles }));
    expect(sent()).toEqual([['1', 8]]);
  },
);
