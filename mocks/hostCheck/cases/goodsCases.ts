import { add, CART, ENTRIES, expectSums, expectUnchanged, read, tryAdd, type Entry } from '../cartCalls.ts';
import { expectDone, expectRefused, expectSame, expectThat } from '../expect.ts';
import { casesOf, entryOf, need, type Bench, type Cart } from '../HostCase.ts';

const FIELDS = `${CART}/entries`;
const fewOf = ({ goods }: Bench) => need(goods.few, 'a physical product with 2 to 20 in stock');
const askingOf = ({ goods }: Bench) => need(goods.asking, 'a product with additional fields');

export const stockCases = casesOf('stock', {
  'the stock of an item is told by variant': async (bench) => {
    const { product, variant } = fewOf(bench);
    const visitor = await bench.visit();
    const answer = await visitor.send('get', `/api/commerce/inventory/stock/?itemId=${product.id}`);
    const { results } = expectDone<{ results: { sku: string | null; qtyInStock: number }[] }>(answer, 'stock');
    expectSame(results.length, product.structuredContent.variants.length, 'the number of variants');
    expectSame(results.find(({ sku }) => sku === variant?.sku)?.qtyInStock, variant?.qtyInStock, 'the stock of one of them');
  },
  'an add over the stock adds nothing': async (bench) => {
    const visitor = await bench.visit();
    const few = fewOf(bench);
    expectRefused(await tryAdd(visitor, few, (few.variant?.qtyInStock ?? 0) + 1), 'an add over the stock');
    expectSame((await read(visitor)).entries, [], 'the lines');
  },
  'the last ones can be bought, and no more beside them': async (bench) => {
    const visitor = await bench.visit();
    const few = fewOf(bench);
    const { cart } = await add(visitor, few, few.variant?.qtyInStock ?? 0);
    expectRefused(await tryAdd(visitor, few), 'one more than there are');
    await expectUnchanged(visitor, cart);
  },
  'a quantity is not raised over the stock': async (bench) => {
    const visitor = await bench.visit();
    const few = fewOf(bench);
    const { cart, line } = await add(visitor, few);
    const quantity = (few.variant?.qtyInStock ?? 0) + 1;
    expectRefused(await visitor.send('put', `${ENTRIES}/${line.id}`, { quantity }), 'a quantity over the stock');
    await expectUnchanged(visitor, cart);
  },
  'adds at the same time never come to more than there is': async (bench) => {
    const visitor = await bench.visit();
    const few = fewOf(bench);
    const left = few.variant?.qtyInStock ?? 0;
    await Promise.all(Array.from({ length: left + 3 }, () => tryAdd(visitor, few)));
    expectSame((await read(visitor)).totalQuantity, left, 'the quantity in the cart');
  },
  'what is sold out is refused': async (bench) => {
    const visitor = await bench.visit();
    expectRefused(await tryAdd(visitor, need(bench.goods.soldOut, 'a sold-out variant')), 'an add of what is sold out');
    expectSame((await read(visitor)).entries, [], 'the lines');
  },
});

export const fieldCases = casesOf('fields', {
  'answers go with the line, and other answers make another line': async (bench) => {
    const visitor = await bench.visit();
    const { line } = await add(visitor, askingOf(bench), 1, '{"a":"Ada"}');
    expectSame(line.additionalFields, '{"a":"Ada"}', 'the answers of the line');
    await add(visitor, askingOf(bench), 1, '{"a":"Ada"}');
    const { cart } = await add(visitor, askingOf(bench), 1, '{"a":"Bea"}');
    expectSame(
      cart.entries.map(({ quantity }) => quantity),
      [2, 1],
      'the quantities of the lines',
    );
  },
  'answers are changed': async (bench) => {
    const visitor = await bench.visit();
    const { line } = await add(visitor, askingOf(bench), 1, '{"a":"Ada"}');
    const { itemId, sku } = entryOf(askingOf(bench));
    const answer = await visitor.send('put', `${FIELDS}/${line.id}/additionalFields`, { itemId, sku, additionalFields: '{"a":"Cleo"}' });
    const { shoppingCart, updatedEntry } = expectDone<{ shoppingCart: Cart; updatedEntry: Entry }>(answer, 'changeFields');
    expectSums(shoppingCart);
    expectSame(updatedEntry.additionalFields, '{"a":"Cleo"}', 'the answers of updatedEntry');
    expectSame(
      (await read(visitor)).entries.map(({ additionalFields }) => additionalFields),
      ['{"a":"Cleo"}'],
      'the answers in the cart',
    );
  },
  'answers that are no JSON are refused': async (bench) => {
    const visitor = await bench.visit();
    const { cart, line } = await add(visitor, askingOf(bench), 1, '{"a":"Ada"}');
    const { itemId, sku } = entryOf(askingOf(bench));
    const broken = { itemId, sku, additionalFields: '{"a":' };
    expectRefused(await visitor.send('put', `${FIELDS}/${line.id}/additionalFields`, broken), 'a change to broken answers');
    expectRefused(await visitor.send('post', ENTRIES, { ...broken, quantity: 1 }), 'an add with broken answers');
    await expectUnchanged(visitor, cart);
  },
});

export const specialCases = [
  ...casesOf('subscriptions', {
    'a subscription gets a cart of its own': async (bench) => {
      const visitor = await bench.visit();
      const good = need(bench.goods.subscription, 'a product that is sold as a subscription');
      const { itemId, sku } = entryOf(good);
      const answer = await visitor.send('post', '/api/3/commerce/cart/subscription', { itemId, sku, qty: 1, additionalFields: null });
      expectDone(answer, 'subscribe');
      expectSame((await read(visitor)).entries, [], 'the lines of the visitor’s own cart');
    },
  }),
  ...casesOf('giftCards', {
    'a gift card is put into the cart, and is not shipped': async (bench) => {
      const { cart } = await add(await bench.visit(), need(bench.goods.giftCard, 'a gift card'));
      expectThat(!cart.requiresShipping, 'a cart that needs no shipping');
    },
  }),
];
