import { afterEach, describe, expect, it, vi } from 'vitest';
import { one } from '../../core/page/openPage.ts';
import {
  anEntry,
  callsOf,
  cartOf,
  enter,
  lastCall,
  load,
  open,
  page,
  press,
  quantityOf,
  settle,
  text,
  texts,
  type,
} from './openCartPage.ts';

// A page that is left keeps its edits for the next one of the tab.
afterEach(() => sessionStorage.clear());

const FULL = { storefront: { cartEditDelay: 200, styles: 'full' } };
const MORE = 'Increase quantity of Mug 1, Oat, Large';
const LESS = 'Decrease quantity of Mug 1, Oat, Large';
const sent = () => callsOf('updateQuantity').map(({ given }) => given.slice(0, 2));
const untilSent = () => vi.waitFor(() => expect(sent()).not.toEqual([]));

describe('the buttons beside a quantity of the cart', () => {
  it('step from what stands there, are sent as one change, and announced once', async () => {
    // Four presses take a busy machine longer than the usual delay.
    await open(undefined, { storefront: { ...FULL.storefront, cartEditDelay: 2000 } });
    await load();
    for (let times = 0; times < 3; times += 1) await press(MORE);
    await press(LESS);
    expect(quantityOf(0).value).toBe('4');
    await untilSent();
    expect(sent()).toEqual([['1', 4]]);
    lastCall('updateQuantity').answer({
      shoppingCart: cartOf([anEntry('1', { quantity: 4, subTotal: 7400 }), anEntry('2'), anEntry('3')]),
    });
    await settle();
    expect(page.announced).toEqual(['Mug 1, Oat, Large: 4 in your cart. Total: $148.00']);
  });

  it('step from what was typed and is not finished', async () => {
    await open(undefined, FULL);
    await load();
    await type(quantityOf(0), '7');
    await press(MORE);
    await untilSent();
    expect([quantityOf(0).value, sent()]).toEqual(['8', [['1', 8]]]);
  });

  it('step from the most that was typed to no more', async () => {
    await open(undefined, FULL);
    await load();
    await type(quantityOf(0), '9999');
    await press(MORE);
    await untilSent();
    expect([quantityOf(0).value, sent()]).toEqual(['9999', [['1', 9999]]]);
  });

  it('take the line out below one, with the way back in its place', async () => {
    await open(undefined, FULL);
    await load(cartOf([anEntry('1', { quantity: 1 }), anEntry('2')]));
    await press(LESS);
    expect([texts('.cart-removed'), callsOf('updateQuantity')]).toEqual([['Mug 1, Oat, Large was removed. Undo'], []]);
    expect(document.activeElement?.querySelector('.cart-row-title')?.textContent).toBe('Mug 2');
    await press('Undo: Mug 1, Oat, Large was removed.');
    await settle();
    expect(texts('.cart-row-title')).toEqual(['Mug 1', 'Mug 2']);
  });

  it('stop at the most, with the focus where it is', async () => {
    await open(undefined, FULL);
    await load(cartOf([anEntry('1', { quantity: 9999 })]));
    const more = one(`[aria-label="${MORE}"]`) as HTMLButtonElement;
    more.focus();
    await press(MORE);
    void page.shop.cart.flush();
    await settle();
    expect([more.getAttribute('aria-disabled'), document.activeElement === more, sent()]).toEqual(['true', true, []]);
  });

  it('are called in the words of the site, and wait for the cart', async () => {
    await open(undefined, { ...FULL, websiteSettings: { localizedStrings: { increaseQuantityOf: 'Mehr {name}' } } });
    await load();
    expect(document.querySelector('[aria-label="Mehr Mug 1, Oat, Large"]')).not.toBeNull();
  });

  it('are not there where the theme dresses the cart', async () => {
    await open(undefined, { storefront: { cartEditDelay: 1 } });
    await load();
    expect(document.querySelector('.storefront-stepper')).toBeNull();
  });
});

describe('a typed 0', () => {
  it.each(['0', ' 00 '])('takes the line out, with the way back (%j)', async (typed) => {
    await open();
    await load();
    await enter(quantityOf(1), typed);
    expect([texts('.cart-removed'), sent()]).toEqual([['Mug 2, Oat, Large was removed. Undo'], []]);
    expect(text('.cart-row-qty [role="alert"]')).toBeNull();
  });

  it('takes nothing out while it is being typed', async () => {
    await open();
    await load();
    await type(quantityOf(1), '0');
    expect(texts('.cart-removed')).toEqual([]);
    await enter(quantityOf(1), '05');
    expect(sent()).toEqual([['2', 5]]);
  });

  it('goes with the way to the checkout, but not of the last line', async () => {
    await open();
    await load(cartOf([anEntry('1'), anEntry('2')]));
    await type(quantityOf(0), '0');
    await press('Checkout');
    lastCall('removeEntry').answer({ shoppingCart: cartOf([anEntry('2')]) });
    await settle();
    expect([texts('.cart-row-title'), page.visited]).toEqual([['Mug 2'], ['/checkout']]);
    page.close();
    await open();
    await load(cartOf([anEntry('1')]));
    await type(quantityOf(0), '0');
    await press('Checkout');
    expect([texts('.cart-row-title'), page.visited]).toEqual([[], []]);
  });
});
