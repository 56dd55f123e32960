import { goToCheckout } from '../../../widgets/cart/page/goToCheckout.ts';
import { describe, expect, it } from 'vitest';
import { answer, asked, bench, open, pass, quantities, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

useCartBench();

describe('a platform that gives less than was asked for', () => {
  it('is noted at the line, until the line is edited again', async () => {
    void shop.cart.update('a', 9);
    await pass(300);
    await answer(cartOf(line('a', 5), line('b', 1)));
    expect([quantities(), state().lowered]).toEqual([['a 5', 'b 1'], [{ entryId: 'a', wanted: 9, quantity: 5 }]]);
    void shop.cart.update('b', 2);
    expect(state().lowered).toHaveLength(1);
    void shop.cart.update('a', 4);
    expect(state().lowered).toEqual([]);
  });

  it('is not noted where it gives as much, or where the visitor wants another number by now', async () => {
    void shop.cart.update('a', 3);
    await pass(300);
    await answer(cartOf(line('a', 3), line('b', 1)));
    expect(state().lowered).toEqual([]);
    void shop.cart.update('a', 9);
    await pass(300);
    void shop.cart.update('a', 4);
    await answer(cartOf(line('a', 5), line('b', 1)));
    expect(state().lowered).toEqual([]);
  });

  it('is noted of a line that comes back with less than it had', async () => {
    void shop.cart.remove('a');
    await answer(cartOf(line('b', 1)));
    void shop.cart.undo('a');
    await answer(cartOf(line('b', 1), line('new', 1, { itemId: 'item-a', chosenVariant: { sku: 'SKU-a' } })));
    expect(state().lowered).toEqual([{ entryId: 'new', wanted: 2, quantity: 1 }]);
  });

  it('is said in a message where nothing is left of the line', async () => {
    void shop.cart.update('a', 9);
    await pass(300);
    await answer(cartOf(line('b', 1)));
    expect(state()).toMatchObject({
      lowered: [],
      notice: { title: 'Unable to Update Cart', message: 'Sorry, we do not have enough of that item available.' },
    });
  });

  it('keeps the visitor from the checkout, once', async () => {
    void shop.cart.update('a', 9);
    const first = goToCheckout(shop.cart);
    await settle();
    await answer(cartOf(line('a', 5), line('b', 1)));
    expect([await first, shop.visited]).toEqual([false, []]);
    expect([await goToCheckout(shop.cart), shop.visited]).toEqual([true, ['/checkout']]);
  });
});

describe('an edit that is taken back', () => {
  it('is not sent, and shows what the platform has', async () => {
    const outcome = shop.cart.update('a', 9);
    shop.cart.withdraw('a');
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    await pass(300);
    expect([asked(), quantities(), state().notice]).toEqual([[], ['a 2', 'b 1'], null]);
  });

  it('is only one that was not sent yet, of that line alone', async () => {
    void shop.cart.update('a', 9);
    await pass(300);
    void shop.cart.update('b', 3);
    shop.cart.withdraw('a');
    await answer(cartOf(line('a', 9), line('b', 1)));
    await pass(300);
    expect(asked()).toEqual([
      ['updateQuantity', 'a', 9],
      ['updateQuantity', 'b', 3],
    ]);
  });
});

describe('the way to the checkout', () => {
  it('stays while a message about the cart is open', async () => {
    await open(cartOf(line('a', 2)));
    void shop.cart.update('a', 9);
    await pass(300);
    shop.api.calls.at(-1)!.refuse('http', { status: 400, serverMessage: 'No.' });
    await pass(0);
    expect(state().notice).toMatchObject({ message: 'No.', entryId: 'a' });
    expect([await goToCheckout(shop.cart), shop.visited]).toEqual([false, []]);
    shop.cart.dismissNotice();
    expect([await goToCheckout(shop.cart), shop.visited]).toEqual([true, ['/checkout']]);
  });

  it('is not barred by a message that there is no network, once there is', async () => {
    bench.setOnline(false);
    void shop.cart.update('a', 9);
    expect([await goToCheckout(shop.cart), state().notice?.title]).toEqual([false, 'You Are Offline']);
    bench.setOnline(true);
    shop.cart.resume();
    await pass(300);
    await answer(cartOf(line('a', 9), line('b', 1)));
    expect([await goToCheckout(shop.cart), shop.visited]).toEqual([true, ['/checkout']]);
  });

  it('asks the page before it sends the cart and before it leaves, and takes along what the page adds meanwhile', async () => {
    let isEdited = false;
    const isThere = goToCheckout(shop.cart, () => {
      if (!isEdited) void shop.cart.update('a', 4);
      isEdited = true;
      return true;
    });
    await settle();
    await answer(cartOf(line('a', 4), line('b', 1)));
    expect([await isThere, asked(), shop.visited]).toEqual([true, [['updateQuantity', 'a', 4]], ['/checkout']]);
    expect(await goToCheckout(shop.cart, () => false)).toBe(false);
    expect(shop.visited).toEqual(['/checkout']);
  });
});
