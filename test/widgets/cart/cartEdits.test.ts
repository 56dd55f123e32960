import { describe, expect, it } from 'vitest';
import { aCart, added } from '../../app/fakeApi.ts';
import { answer, asked, bench, last, open, pass, quantities, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle, type TestShop } from '../../app/openShop.ts';

useCartBench();

describe('editing how many', () => {
  it('shows at once what is wanted, and sends it when the visitor has finished: the last of a row of edits, once', async () => {
    const outcomes = [3, 4, 5].map((quantity) => shop.cart.update('a', quantity));
    expect(quantities()).toEqual(['a 5', 'b 1']);
    expect(state()).toMatchObject({ recalculating: true, pending: { a: 'quantity' }, cart: { totalQuantity: 6, subtotalCents: 600 } });
    await pass(299);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual([['updateQuantity', 'a', 5]]);
    await answer(cartOf(line('a', 5), line('b', 1)));
    expect(await Promise.all(outcomes)).toMatchObject([{ ok: true }, { ok: true }, { ok: true, value: { totalQuantity: 6 } }]);
    expect(state()).toMatchObject({ recalculating: false, pending: {} });
  });

  it('begins the rest anew with each edit, and keeps edits of other lines, in their order', async () => {
    void shop.cart.update('a', 3);
    await pass(200);
    void shop.cart.update('a', 4);
    void shop.cart.update('b', 9);
    await pass(200);
    expect(asked()).toEqual([]);
    await pass(100);
    await answer(cartOf(line('a', 4), line('b', 1)));
    expect(quantities()).toEqual(['a 4', 'b 9']);
    await answer(cartOf(line('a', 4), line('b', 9)));
    expect(asked()).toEqual([
      ['updateQuantity', 'a', 4],
      ['updateQuantity', 'b', 9],
    ]);
  });

  it('keeps an edit that comes while another of the same line is under way', async () => {
    void shop.cart.update('a', 3);
    await pass(300);
    void shop.cart.update('a', 4);
    await answer(cartOf(line('a', 3), line('b', 1)));
    expect(quantities()).toEqual(['a 4', 'b 1']);
    await pass(300);
    expect(asked()).toEqual([
      ['updateQuantity', 'a', 3],
      ['updateQuantity', 'a', 4],
    ]);
  });

  it('goes out at once when the visitor is about to leave', async () => {
    void shop.cart.update('a', 3);
    let isSent = false;
    void shop.cart.flush().then(() => (isSent = true));
    await settle();
    expect(asked()).toEqual([['updateQuantity', 'a', 3]]);
    expect(isSent).toBe(false);
    await answer(cartOf(line('a', 3), line('b', 1)));
    expect(isSent).toBe(true);
  });

  it.each<[string, Parameters<TestShop['api']['calls'][0]['refuse']>, boolean, string]>([
    ['the host refuses', ['http', { status: 400, serverMessage: 'Not enough left.' }], true, 'Not enough left.'],
    ['the session has expired', ['crumb', { status: 401 }], true, 'Your session has expired. Please reload the page and try again.'],
    [
      'the browser keeps no cookies',
      ['crumb', { status: 401 }],
      false,
      'Please enable cookies in your browser, reload the page, and try again.',
    ],
    ['there were too many requests', ['rate-limit', { status: 429 }], true, 'Please try again in a few seconds.'],
  ])('is taken back when %s, and says why, until that was read', async (_case, refusal, cookiesEnabled, message) => {
    await open(undefined, { cookiesEnabled: () => cookiesEnabled });
    const outcome = shop.cart.update('a', 3);
    await pass(300);
    last().refuse(...refusal);
    expect(await outcome).toMatchObject({ ok: false, error: { kind: refusal[0] } });
    expect(quantities()).toEqual(['a 2', 'b 1']);
    expect(state()).toMatchObject({
      status: 'loaded',
      recalculating: false,
      pending: {},
      notice: { title: 'Unable to Update Cart', message },
    });
    expect(shop.details('cart-failed')).toEqual([{ productInstance: null, title: 'Unable to Update Cart', message }]);
    expect(asked()).toHaveLength(1);
    shop.cart.dismissNotice();
    expect(state().notice).toBeNull();
  });

  it('has succeeded when its answer was lost and the cart shows it', async () => {
    const outcome = shop.cart.update('a', 3);
    await pass(300);
    last().refuse('offline');
    await settle();
    last().answer(cartOf(line('a', 3), line('b', 1)));
    expect(await outcome).toMatchObject({ ok: true });
    expect(asked().map(([name]) => name)).toEqual(['updateQuantity', 'load']);
    expect(state().notice).toBeNull();
  });

  it('has failed when the line is gone in another tab, and shows what is left', async () => {
    const outcome = shop.cart.update('a', 3);
    await pass(300);
    last().refuse('http', { status: 404, serverMessage: 'That item is no longer in your cart.' });
    await settle();
    last().answer(cartOf(line('b', 1)));
    expect(await outcome).toMatchObject({ ok: false });
    expect(quantities()).toEqual(['b 1']);
    expect(state().notice?.message).toBe('That item is no longer in your cart.');
  });
});

describe('further fields of a line', () => {
  it('are sent with the item that they are of', async () => {
    void shop.cart.updateFields('a', '{"Name":"Ada"}');
    expect(state()).toMatchObject({ pending: { a: 'fields' }, cart: { entries: [{ additionalFields: '{"Name":"Ada"}' }, {}] } });
    await pass(300);
    expect(asked()).toEqual([['updateAdditionalFields', 'a', { itemId: 'item-a', sku: 'SKU-a', additionalFields: '{"Name":"Ada"}' }]]);
  });
});

describe('taking a line out', () => {
  it('is shown and sent at once, told when it is done, and can be undone once', async () => {
    const removal = shop.cart.remove('a');
    expect(quantities()).toEqual(['b 1']);
    expect(state().removed).toMatchObject([{ id: 'a', quantity: 2 }]);
    await settle();
    expect(asked()).toEqual([['removeEntry', 'a']]);
    await answer(cartOf(line('b', 1)));
    expect(await removal).toMatchObject({ ok: true, value: { totalQuantity: 1 } });
    expect(shop.details('item-removed')).toMatchObject([{ productInstance: null, entry: { id: 'a' }, cart: { totalQuantity: 1 } }]);

    const [first, second] = [shop.cart.undo('a'), shop.cart.undo('a')];
    expect(quantities()).toEqual(['b 1', 'a 2']);
    expect(state()).toMatchObject({ removed: [], pending: { a: 'adding' } });
    await settle();
    expect(asked().slice(1)).toEqual([['addEntry', { itemId: 'item-a', sku: 'SKU-a', quantity: 2, additionalFields: null }]]);
    last().answer(added(cartOf(line('b', 1), line('c', 2, { itemId: 'item-a' }))));
    expect(await first).toMatchObject({ ok: true, value: { totalQuantity: 3 } });
    expect(await second).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(shop.details('item-restored')).toMatchObject([{ entry: { id: 'a' } }]);
    expect(quantities()).toEqual(['b 1', 'c 2']);
    expect(asked()).toHaveLength(2);
  });

  it('is taken back when the host refuses', async () => {
    const removal = shop.cart.remove('a');
    await settle();
    last().refuse('http', { status: 400, serverMessage: 'No.' });
    expect(await removal).toMatchObject({ ok: false });
    expect(quantities()).toEqual(['a 2', 'b 1']);
    expect(state()).toMatchObject({ removed: [], notice: { message: 'No.' } });
    expect(shop.details('item-removed')).toEqual([]);
  });

  it('has succeeded when the line was gone already', async () => {
    const removal = shop.cart.remove('a');
    await settle();
    last().refuse('http', { status: 404 });
    await settle();
    last().answer(cartOf(line('b', 1)));
    expect(await removal).toMatchObject({ ok: true });
    expect(await shop.cart.remove('a')).toMatchObject({ ok: true });
    expect(asked().map(([name]) => name)).toEqual(['removeEntry', 'load']);
  });

  it('makes an edit of the line that was not sent yet needless', async () => {
    const edit = shop.cart.update('a', 5);
    void shop.cart.remove('a');
    await pass(1000);
    expect(asked()).toEqual([['removeEntry', 'a']]);
    expect(await edit).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(state().notice).toBeNull();
    expect(state().removed).toMatchObject([{ id: 'a', quantity: 5 }]);
  });

  it('sends nothing when it is undone before it was sent; what was wanted of the line is wanted again', async () => {
    bench.setOnline(false);
    void shop.cart.update('a', 5);
    const removal = shop.cart.remove('a');
    await pass(1000);
    expect(await shop.cart.undo('a')).toMatchObject({ ok: true });
    expect(await removal).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(quantities()).toEqual(['a 5', 'b 1']);
    bench.setOnline(true);
    shop.cart.resume();
    await pass(300);
    expect(asked()).toEqual([['updateQuantity', 'a', 5]]);
  });

  it('that failed after it was undone leaves the line as it was, once', async () => {
    void shop.cart.remove('a');
    await settle();
    const undo = shop.cart.undo('a');
    last().refuse('http', { status: 400 });
    expect(await undo).toMatchObject({ ok: true });
    expect(quantities()).toEqual(['a 2', 'b 1']);
    expect(asked().map(([name]) => name)).toEqual(['removeEntry']);
  });

  it('can be undone again when the undoing failed, and need not be', async () => {
    void shop.cart.remove('a');
    await settle();
    await answer(cartOf(line('b', 1)));
    const undo = shop.cart.undo('a');
    await settle();
    last().refuse('http', { status: 400, serverMessage: 'Sold out.' });
    expect(await undo).toMatchObject({ ok: false });
    expect(state()).toMatchObject({ removed: [{ id: 'a' }], notice: { message: 'Sold out.' } });
    expect(quantities()).toEqual(['b 1']);
    shop.cart.forget('a');
    expect(state().removed).toEqual([]);
  });
});

describe('codes and shipping', () => {
  it('sends a code without the blanks round it, and says at its field why it was not taken', async () => {
    const outcome = shop.cart.applyCoupon(' TEA ');
    await settle();
    expect(asked()).toEqual([['applyCoupon', 'TEA']]);
    last().refuse('http', { status: 400, serverMessage: 'That code has expired.' });
    expect(await outcome).toMatchObject({ ok: false });
    expect(state()).toMatchObject({ couponError: 'That code has expired.', notice: null });
    expect(shop.details('cart-failed')).toEqual([
      { productInstance: null, title: 'Unable to Apply Code', message: 'That code has expired.' },
    ]);
    // Of an alert about something else.
    shop.cart.dismissNotice();
    expect(state().couponError).toBe('That code has expired.');
    void shop.cart.applyCoupon('MUG');
    expect(state().couponError).toBeNull();
  });

  it('sends where the cart goes and how, and shows the choice at once', async () => {
    await open(aCart({ entries: [], shippingOptions: [{ id: 'std' }, { id: 'air' }], selectedShippingOption: { id: 'std' } }));
    const place = { country: 'US', region: 'OR', city: 'Portland', postalCode: '97201' };
    void shop.cart.setShippingLocation(place);
    void shop.cart.selectShippingOption('air');
    void shop.cart.removeCoupon('TEA');
    expect(state().cart!.selectedShippingOption).toEqual({ id: 'air' });
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      await answer(aCart({ entries: [] }));
    }
    expect(asked()).toEqual([
      ['setShippingLocation', place],
      ['selectShippingOption', 'air'],
      ['removeCoupon', 'TEA'],
    ]);
  });
});
