import { add, CART, expectSums, expectUnchanged, read } from '../cartCalls.ts';
import { expectDone, expectRefused, expectSame, expectThat } from '../expect.ts';
import { casesOf, need, type Bench, type Cart } from '../HostCase.ts';

const COUPONS = `${CART}/coupons`;
const plentyOf = ({ goods }: Bench) => need(goods.plenty, 'a physical product with 50 or more in stock');
const cartOf = (body: { shoppingCart: Cart }): Cart => {
  expectSums(body.shoppingCart);
  return body.shoppingCart;
};

export const couponCases = casesOf('coupons', {
  'a code takes something off, in any case of its letters, and once': async (bench) => {
    const visitor = await bench.visit();
    const code = need(bench.options.coupon, 'a code that takes something off every cart (coupon)');
    await add(visitor, plentyOf(bench));
    const send = (promoCode: string) => visitor.send('post', COUPONS, { promoCode });
    const first = cartOf(expectDone(await send(code), 'applyCoupon'));
    expectThat(first.discountCents > 0 && first.validCoupons.length === 1, 'a discount, and one coupon among validCoupons');
    const again = cartOf(expectDone(await send(code.toLowerCase()), 'applyCoupon'));
    expectSame([again.discountCents, again.validCoupons.length], [first.discountCents, 1], 'discount and coupons after the second time');
  },
  'a code is removed': async (bench) => {
    const visitor = await bench.visit();
    const code = need(bench.options.coupon, 'a code that takes something off every cart (coupon)');
    await add(visitor, plentyOf(bench));
    expectDone(await visitor.send('post', COUPONS, { promoCode: code }), 'applyCoupon');
    const cart = cartOf(expectDone(await visitor.send('delete', `${COUPONS}/${encodeURIComponent(code)}`), 'removeCoupon'));
    expectSame([cart.discountCents, cart.coupons], [0, []], 'discount and coupons');
  },
  'an unknown code is refused': async (bench) => {
    const visitor = await bench.visit();
    const { cart } = await add(visitor, plentyOf(bench));
    expectRefused(await visitor.send('post', COUPONS, { promoCode: `${bench.mark}-NOT-A-CODE` }), 'an unknown code');
    await expectUnchanged(visitor, cart);
  },
  'an expired code is refused': async (bench) => {
    const visitor = await bench.visit();
    const promoCode = need(bench.options.expiredCoupon, 'a code that has expired (expiredCoupon)');
    const { cart } = await add(visitor, plentyOf(bench));
    expectRefused(await visitor.send('post', COUPONS, { promoCode }), 'an expired code');
    await expectUnchanged(visitor, cart);
  },
  'a code that counts only from a sum on is taken, and takes nothing off before': async (bench) => {
    const visitor = await bench.visit();
    const promoCode = need(bench.options.laterCoupon, 'a code that counts only from a sum on (laterCoupon)');
    await add(visitor, plentyOf(bench));
    const cart = cartOf(expectDone(await visitor.send('post', COUPONS, { promoCode }), 'applyCoupon'));
    expectSame(
      [cart.discountCents, cart.invalidCoupons.length, cart.validCoupons.length],
      [0, 1, 0],
      'discount, invalid and valid coupons',
    );
  },
});

const DEFAULT_LOCATION = { country: 'US', region: 'NY', city: 'New York', postalCode: '10001' } as const;

export const shippingCases = casesOf('shipping', {
  'a location gives ways of shipping, one of which can be chosen': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    const location = bench.options.location ?? DEFAULT_LOCATION;
    const located = cartOf(expectDone(await visitor.send('put', `${CART}/shipping-location`, location), 'setLocation'));
    expectSame(located.shippingLocation?.country, location.country, 'the country');
    const dearest = located.shippingOptions.toSorted((one, other) => other.computedCost - one.computedCost)[0];
    expectThat(dearest !== undefined, 'one way of shipping at least');
    const chosen = cartOf(expectDone(await visitor.send('put', `${CART}/shipping-option`, { id: dearest.id }), 'selectOption'));
    expectSame(chosen.selectedShippingOption?.id, dearest.id, 'the chosen way');
    expectSame(chosen.shippingCostCents, dearest.computedCost, 'shippingCostCents');
    expectSame((await read(visitor)).grandTotalCents, chosen.grandTotalCents, 'the total, read again');
  },
  'a way of shipping that is none is refused': async (bench) => {
    const visitor = await bench.visit();
    const { cart } = await add(visitor, plentyOf(bench));
    expectRefused(await visitor.send('put', `${CART}/shipping-option`, { id: `${bench.mark}-by-balloon` }), 'an unknown way of shipping');
    await expectUnchanged(visitor, cart);
  },
  'a country that is none is refused': async (bench) => {
    const visitor = await bench.visit();
    const { cart } = await add(visitor, plentyOf(bench));
    for (const country of ['', 'Narnia']) {
      const location = { ...DEFAULT_LOCATION, country };
      expectRefused(await visitor.send('put', `${CART}/shipping-location`, location), `the country "${country}"`);
    }
    await expectUnchanged(visitor, cart);
  },
});
