import { add, expectUnchanged, read, tryAdd } from '../cartCalls.ts';
import type { Answer } from '../createVisitor.ts';
import { expectDone, expectRefused, expectSame, expectThat } from '../expect.ts';
import { casesOf, need, type Bench } from '../HostCase.ts';

const plentyOf = ({ goods }: Bench) => need(goods.plenty, 'a physical product with 50 or more in stock');

function expectCrumbRefused(answer: Answer, what: string): void {
  expectRefused(answer, what);
  expectSame((answer.body as { readonly crumbFail?: unknown }).crumbFail, true, `crumbFail in the refusal of ${what}`);
}

export const crumbCases = casesOf('crumb', {
  'the first page gives the cookie "crumb", which scripts can read': async ({ visit }) => {
    expectThat(/^[!-~]{8,}$/.test((await visit()).cookies.get('crumb') ?? ''), 'a cookie "crumb" of 8 characters or more');
  },
  'a write without it, or with a wrong one, is refused and says so': async (bench) => {
    const visitor = await bench.visit();
    const { cart } = await add(visitor, plentyOf(bench));
    expectCrumbRefused(await tryAdd(visitor, plentyOf(bench), 1, { crumb: null }), 'an add without the token');
    expectCrumbRefused(await tryAdd(visitor, plentyOf(bench), 1, { crumb: 'guessed-token' }), 'an add with a wrong token');
    await expectUnchanged(visitor, cart);
  },
  'another visitor’s does not do': async (bench) => {
    const [one, two] = [await bench.visit(), await bench.visit()];
    const { cart } = await add(one, plentyOf(bench));
    const crumb = need(two.cookies.get('crumb'), 'a cookie "crumb"');
    expectCrumbRefused(await tryAdd(one, plentyOf(bench), 1, { crumb }), 'an add with another visitor’s token');
    await expectUnchanged(one, cart);
  },
  'once it has expired, the refusal gives a new one: the next try is done, in the same cart': async (bench) => {
    const visitor = await bench.visit();
    await add(visitor, plentyOf(bench));
    visitor.cookies.delete('crumb');
    expectCrumbRefused(await tryAdd(visitor, plentyOf(bench)), 'an add whose token has expired');
    expectDone(await tryAdd(visitor, plentyOf(bench)), 'addEntry');
    expectSame((await read(visitor)).totalQuantity, 2, 'the quantity in the cart');
  },
});
