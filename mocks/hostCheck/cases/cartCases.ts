import { add, CART, ENTRIES, expectSums, expectUnchanged, read, tryAdd, type Entry } from '../cartCalls.ts';
import { expectDone, expectRefused, expectSame, expectThat } from '../expect.ts';
import { casesOf, entryOf, need, type Bench, type Cart } from '../HostCase.ts';

const plentyOf = ({ goods }: Bench) => need(goods.plenty, 'a physical product with 50 or more in stock');
const otherOf = ({ goods }: Bench) => need(goods.other, 'a second physical product, or a second variant, with 50 or more in stock');

export const cartCases = casesOf('cart', {
  'a visitor without a cart reads an empty one': async ({ visit }) => {
    expectSame((await read(await visit())).entries, [], 'the lines of a new visitor');
  },
  'an add is in the cart, at the price of the page': async (bench) => {
    const visitor = await bench.visit();
    const good = plentyOf(bench);
    const { line } = await add(visitor, good, 2);
    const { price, salePrice, onSale, sku } = good.variant ?? { price: null, salePrice: null, onSale: false, sku: null };
    expectSame([line.quantity, line.chosenVariant?.sku ?? null], [2, sku], 'quantity and sku of the line');
    if (price !== null) {
      expectSame([line.purchasePriceCents, line.nonSalePriceCents], [onSale ? salePrice : price, price], 'prices of the line');
    }
    expectSame((await read(visitor)).entries, (await read(visitor)).entries, 'the cart, read again');
  },
  'the same item again raises its line': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench), 2);
    const { cart, line } = await add(visitor, plentyOf(bench), 3);
    expectSame([cart.entries.length, line.quantity], [1, 5], 'number of lines, and quantity');
  },
  'a quantity is changed, up and down': async (bench) => {
    const visitor = await bench.visit();
    const { line } = await add(visitor, plentyOf(bench));
    for (const quantity of [7, 2]) {
      const answer = await visitor.send('put', `${ENTRIES}/${line.id}`, { quantity });
      const { shoppingCart, updatedEntry } = expectDone<{ shoppingCart: Cart; updatedEntry: Entry }>(answer, 'changeQuantity');
      expectSums(shoppingCart);
      expectSame([updatedEntry.id, updatedEntry.quantity], [line.id, quantity], 'id and quantity of updatedEntry');
    }
  },
  'a line is removed, and only that': async (bench) => {
    const visitor = await bench.visit();
    const { line } = await add(visitor, plentyOf(bench));
    const { line: kept } = await add(visitor, otherOf(bench));
    const answer = await visitor.send('delete', `${ENTRIES}/${line.id}`);
    const { shoppingCart } = expectDone<{ shoppingCart: Cart }>(answer, 'removeEntry');
    expectSums(shoppingCart);
    expectSame(
      shoppingCart.entries.map(({ id }) => id),
      [kept.id],
      'the lines that are left',
    );
  },
  'quantities that are none are refused': async (bench) => {
    const visitor = await bench.visit();
    const { cart, line } = await add(visitor, plentyOf(bench));
    for (const quantity of [0, -1, 1.5, 10_000, '2', null]) {
      expectRefused(await visitor.send('put', `${ENTRIES}/${line.id}`, { quantity }), `a change to quantity ${String(quantity)}`);
      expectRefused(
        await visitor.send('post', ENTRIES, { ...entryOf(plentyOf(bench)), quantity }),
        `an add of quantity ${String(quantity)}`,
      );
    }
    await expectUnchanged(visitor, cart);
  },
  'unknown items, variants and lines, and what is no JSON, are refused': async (bench) => {
    const visitor = await bench.visit();
    const good = plentyOf(bench);
    const { cart } = await add(visitor, good);
    const unknown = 'f'.repeat(24);
    expectRefused(await visitor.send('post', ENTRIES, { ...entryOf(good), itemId: unknown }), 'an unknown item');
    expectRefused(await visitor.send('post', ENTRIES, { ...entryOf(good), sku: `${bench.mark}-no-such-sku` }), 'an unknown sku');
    expectRefused(await visitor.send('put', `${ENTRIES}/${unknown}`, { quantity: 1 }), 'an unknown line');
    expectRefused(await visitor.send('delete', `${ENTRIES}/${unknown}`), 'the removal of an unknown line');
    expectRefused(await visitor.send('post', ENTRIES, '{"itemId":'), 'a body that is no JSON');
    await expectUnchanged(visitor, cart);
  },
  'an express add makes a cart of this line alone': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench), 2);
    const answer = await visitor.send('post', `${ENTRIES}?isExpress=true`, entryOf(otherOf(bench)));
    const { shoppingCart } = expectDone<{ shoppingCart: Cart }>(answer, 'addEntry');
    expectSame(
      shoppingCart.entries.map(({ itemId, quantity }) => [itemId, quantity]),
      [[otherOf(bench).product.id, 1]],
      'the lines',
    );
  },
});

export const parallelCases = casesOf('parallel', {
  'ten adds at the same time all count': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryAdd(visitor, plentyOf(bench))));
    for (const answer of answers) expectDone(answer, 'addEntry');
    expectSame((await read(visitor)).totalQuantity, 11, 'the quantity in the cart');
  },
  'adds of two items at the same time both stay': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    await Promise.all([1, 2, 3].flatMap(() => [tryAdd(visitor, plentyOf(bench)), tryAdd(visitor, otherOf(bench))]));
    const { entries } = await read(visitor);
    expectSame(entries.map(({ quantity }) => quantity).toSorted(), [3, 4], 'the quantities in the cart');
  },
  'three first adds at the same time make one cart': async (bench) => {
    const visitor = await bench.visit();
    const answers = await Promise.all([1, 2, 3].map(() => tryAdd(visitor, plentyOf(bench))));
    const ids = answers.map((answer) => expectDone<{ shoppingCart: Cart }>(answer, 'addEntry').shoppingCart.id);
    expectSame(new Set(ids).size, 1, 'the number of carts');
    expectSame((await read(visitor)).totalQuantity, 3, 'the quantity in the cart');
  },
  'two visitors never see each other’s cart': async (bench) => {
    const [one, two] = [await bench.visit(), await bench.visit()];
    const { cart, line } = await add(one, plentyOf(bench), 3);
    expectSame((await read(two)).entries, [], 'the lines of the other visitor');
    await add(two, otherOf(bench));
    expectRefused(await two.send('put', `${ENTRIES}/${line.id}`, { quantity: 9 }), 'a change of another visitor’s line');
    expectRefused(await two.send('delete', `${ENTRIES}/${line.id}`), 'the removal of another visitor’s line');
    await expectUnchanged(one, cart);
    expectSame((await read(two)).totalQuantity, 1, 'the quantity of the other visitor');
  },
  'a cart is not kept by caches on the way': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    const { headers } = await visitor.send('get', CART);
    const rule = headers.get('cache-control') ?? '';
    expectThat(
      !/public|s-maxage|max-age=[1-9]/.test(rule) && headers.get('etag') === null && headers.get('last-modified') === null,
      `no header that lets the cart be cached, and it has cache-control "${rule}"`,
    );
  },
});
