import * as fc from '../../support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedProducts } from '../../../mocks/db/seedProducts.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { Weather } from './cartNetwork.ts';
import { createCartPages, type Tab } from './cartPages.ts';
import { isUncertain } from './cartVisit.ts';
import { createCartHost } from './createCartHost.ts';

/** As in `cartModel.test.ts`. */
const { SEED = '1', RUNS = '300', CASE } = process.env;

/** Window (ms) in which an add may be taken for an equal one that was told as failed and then found done. */
const SAME_ADD_MS = 60_000;

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterAll(() => void vi.useRealTimers());

/** One thing that a visitor does in a tab, and what the network does meanwhile. */
interface Act {
  readonly tab: number;
  readonly name: 'add' | 'update' | 'remove' | 'remove and undo' | 'next page';
  readonly quantity: number;
  readonly weather: readonly Weather[];
  /** ms until the next one. */
  readonly rest: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.nat(2),
  name: fc.constantFrom('add', 'add', 'add', 'update', 'remove', 'remove and undo', 'next page'),
  quantity: fc.integer({ min: 1, max: 2 }),
  weather: fc.array(
    fc.record<Weather>({
      fault: fc.constantFrom('none', 'none', 'before', 'after', 'server-error', 'crumb'),
      delay: fc.constantFrom(0, 0, 40, 1200),
    }),
    { maxLength: 3 },
  ),
  rest: fc.constantFrom(0, 0, 400, 3000, 20_000),
});

type Outcome = 'done' | 'uncertain' | 'refused' | 'open';

/** Lets a minute go by at most. */
async function outcomeOf(call: Promise<Result<unknown, ApiError>>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  void call.then((result) =>
    outcomes.push(result.ok ? 'done' : isUncertain(result.error) || result.error.kind === 'aborted' ? 'uncertain' : 'refused'),
  );
  for (let turn = 0; turn < 600 && outcomes.length === 0; turn += 1) await vi.advanceTimersByTimeAsync(100);
  return outcomes[0] ?? 'open';
}

const { id: itemId } = seedProducts[2]!;
const host = createCartHost();
const countHeld = () => host.db.cart(host.token()).entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** The visitor changes the cart; returns how that was told, and the pieces that it may then hold. */
async function change({ name, quantity }: Act, { shop }: Tab, foundDone: Map<number, number>): Promise<[Outcome, readonly number[]]> {
  const before = countHeld();
  const { cart } = shop;
  const line = cart.get()?.entries[0];
  if (name === 'add') {
    const outcome = await outcomeOf(cart.add({ itemId, sku: null, quantity, additionalFields: null }));
    const isRepetition = Date.now() - (foundDone.get(quantity) ?? -Infinity) < SAME_ADD_MS;
    if (outcome === 'done') foundDone.delete(quantity);
    if (outcome === 'uncertain' && countHeld() === before + quantity) foundDone.set(quantity, Date.now());
    if (outcome === 'done') return [outcome, isRepetition ? [before, before + quantity] : [before + quantity]];
    return [outcome, outcome === 'refused' ? [before] : [before, before + quantity]];
  }
  if (!line) return ['refused', [before]];
  if (name === 'remove and undo') {
    const [removal, undoing] = [cart.remove(line.id), cart.undo(line.id)];
    const outcomes = [await outcomeOf(removal), await outcomeOf(undoing)];
    // It comes back with the quantity that this tab has shown.
    if (outcomes.every((one) => one === 'done')) return ['done', [line.quantity]];
    return [outcomes.includes('open') ? 'open' : 'uncertain', [before, line.quantity, 0]];
  }
  const outcome = await outcomeOf(name === 'remove' ? cart.remove(line.id) : cart.update(line.id, quantity));
  const wanted = name === 'remove' ? 0 : quantity;
  return [outcome, outcome === 'done' ? [wanted] : outcome === 'refused' ? [before] : [before, wanted]];
}

/** Does it all, one after the other, and looks at the cart before and after each; returns what was told otherwise than it is. */
async function visit(acts: readonly Act[]): Promise<readonly string[]> {
  host.reset();
  vi.clearAllTimers();
  const wrong: string[] = [];
  const pages = createCartPages(host, (what) => void wrong.push(what));
  const tabs = [pages.openTab(), pages.openTab(), pages.openTab()];
  await vi.dynamicImportSettled();
  /** When an add of so many pieces was told as failed, and seen done. */
  const foundDone = new Map<number, number>();
  for (const one of acts) {
    const tab = tabs[one.tab]!;
    if (one.name === 'next page') {
      tab.shop.cart.onPageMoment('left');
      pages.close(tab);
      pages.goOn(tab);
      continue;
    }
    await outcomeOf(tab.shop.cart.load());
    const before = countHeld();
    pages.network.setWeather(one.weather);
    const [outcome, allowed] = await change(one, tab, foundDone);
    pages.network.setWeather([]);
    const held = countHeld();
    if (outcome === 'open' || !allowed.includes(held))
      wrong.push(`${one.name} ${one.quantity} in tab ${one.tab}, told as ${outcome}: ${before} pieces are now ${held}`);
    await outcomeOf(tab.shop.cart.load());
    await vi.advanceTimersByTimeAsync(one.rest);
  }
  for (const tab of tabs) pages.close(tab);
  return wrong;
}

describe('adds of one item in three tabs, whose pieces come into one line', () => {
  it('are done where they were told as done, and only there', { timeout: 300_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12, size: 'max' }), async (acts) => void expect(await visit(acts)).toEqual([])),
      { seed: Number(SEED), numRuns: Number(RUNS), ...(CASE && { path: CASE }) },
    ),
  );
});
