import { add, ENTRIES, read, tryAdd } from '../cartCalls.ts';
import { Absent, expectDone, expectSame } from '../expect.ts';
import { casesOf, need, type Bench } from '../HostCase.ts';

const plentyOf = ({ goods }: Bench) => need(goods.plenty, 'a physical product with 50 or more in stock');

/** Writes that carry a key, as bundles send them with `data-key-header`. */
export const keyCases = casesOf('keys', {
  'an add whose answer was lost is sent again with its key, and counts once': async (bench) => {
    const visitor = await bench.visit();
    const key = crypto.randomUUID();
    // The first answer is not looked at, as if it had never come.
    await tryAdd(visitor, plentyOf(bench), 2, { key });
    expectDone(await tryAdd(visitor, plentyOf(bench), 2, { key }), 'addEntry');
    const { totalQuantity } = await read(visitor);
    if (totalQuantity === 4) throw new Absent(`The header "${bench.options.keyHeader ?? 'Idempotency-Key'}" makes no difference.`);
    expectSame(totalQuantity, 2, 'the quantity in the cart');
  },
  'the same key twice at the same time counts once': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => tryAdd(visitor, plentyOf(bench), 1, { key })));
    expectSame((await read(visitor)).totalQuantity, 2, 'the quantity in the cart');
  },
  'other keys are other adds': async (bench) => {
    const visitor = await bench.visit();
    for (const _ of [1, 2]) expectDone(await tryAdd(visitor, plentyOf(bench), 1, { key: crypto.randomUUID() }), 'addEntry');
    expectSame((await read(visitor)).totalQuantity, 2, 'the quantity in the cart');
  },
  'one visitor’s key is not another’s': async (bench) => {
    const [one, two] = [await bench.visit(), await bench.visit()];
    const key = crypto.randomUUID();
    expectDone(await tryAdd(one, plentyOf(bench), 1, { key }), 'addEntry');
    expectDone(await tryAdd(two, plentyOf(bench), 3, { key }), 'addEntry');
    expectSame([(await read(one)).totalQuantity, (await read(two)).totalQuantity], [1, 3], 'the quantities in both carts');
  },
  'a removal that is repeated is answered': async (bench) => {
    const visitor = await bench.visit();
    const { line } = await add(visitor, plentyOf(bench));
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) expectDone(await visitor.send('delete', `${ENTRIES}/${line.id}`, undefined, { key }), 'removeEntry');
  },
});
