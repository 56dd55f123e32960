import { describe, expect, it } from 'vitest';
import { aCart } from '../../app/fakeApi.ts';
import { answer, asked, last, open, pass, shop, state, useCartBench } from './cartBench.ts';
import { cartOf, line } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

useCartBench();

const withCodes = (...codes: string[]) =>
  aCart({ ...cartOf(line('a', 2), line('b', 1)), validCoupons: codes.map((promoCode) => ({ promoCode })) });

describe('a double click', () => {
  it('on Apply sends the code once, and both clicks have its outcome', async () => {
    const clicks = [shop.cart.applyCoupon('tea10'), shop.cart.applyCoupon('TEA10 ')];
    await settle();
    await answer(withCodes('TEA10'));
    expect(await Promise.all(clicks)).toMatchObject([{ ok: true }, { ok: true }]);
    await pass(1000);
    expect(asked()).toEqual([['applyCoupon', 'tea10']]);
  });

  it('on a code’s × takes it off once', async () => {
    await open(withCodes('TEA10'));
    const clicks = [shop.cart.removeCoupon('TEA10'), shop.cart.removeCoupon('TEA10')];
    await settle();
    await answer(withCodes());
    expect(await Promise.all(clicks)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(asked()).toEqual([['removeCoupon', 'TEA10']]);
  });

  it('on a place to ship to asks what that costs once', async () => {
    const place = { country: 'US', region: 'OR', city: '', postalCode: '97201' };
    const clicks = [shop.cart.setShippingLocation(place), shop.cart.setShippingLocation({ ...place })];
    await settle();
    await answer(cartOf(line('a', 2)));
    expect(await Promise.all(clicks)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(asked().map(([name]) => name)).toEqual(['setShippingLocation']);
  });

  it('on a code that is refused is refused once; the next try goes out', async () => {
    const clicks = [shop.cart.applyCoupon('NOPE'), shop.cart.applyCoupon('NOPE')];
    await settle();
    last().refuse('http', { status: 400, serverMessage: 'This code is not valid.' });
    expect(await Promise.all(clicks)).toMatchObject([{ ok: false }, { ok: false }]);
    expect([state().couponError, shop.details('cart-failed').length]).toEqual(['This code is not valid.', 1]);
    void shop.cart.applyCoupon('NOPE');
    await settle();
    expect(asked()).toEqual([
      ['applyCoupon', 'NOPE'],
      ['applyCoupon', 'NOPE'],
    ]);
  });
});

describe('clicks that are no repetition', () => {
  it('are each done, in their order: a code that is applied, taken off, and applied again', async () => {
    const clicks = [shop.cart.applyCoupon('TEA10'), shop.cart.removeCoupon('TEA10'), shop.cart.applyCoupon('TEA10')];
    await settle();
    await answer(withCodes('TEA10'));
    await answer(withCodes());
    await answer(withCodes('TEA10'));
    expect(await Promise.all(clicks)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(asked().map(([name]) => name)).toEqual(['applyCoupon', 'removeCoupon', 'applyCoupon']);
  });

  it('are each done: two codes, two places', async () => {
    void shop.cart.applyCoupon('TEA10');
    void shop.cart.applyCoupon('MUG5');
    void shop.cart.setShippingLocation({ country: 'US', region: '', city: '', postalCode: '' });
    void shop.cart.setShippingLocation({ country: 'CA', region: '', city: '', postalCode: '' });
    for (let count = 0; count < 4; count += 1) {
      await settle();
      await answer(withCodes('TEA10'));
    }
    expect(asked().map(([name]) => name)).toEqual(['applyCoupon', 'applyCoupon', 'setShippingLocation', 'setShippingLocation']);
  });
});
