import * as fc from '../../support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Weather } from './cartNetwork.ts';
import { openCartWorld, type CartWorld } from './cartWorld.ts';
import { createCartHost } from './createCartHost.ts';

/**
 * The same visits in every run, so that a change shows its own faults; `SEED` and `RUNS` look for more. What a red run prints as its seed,
 * `path` and `replayPath` is run again, the one visit alone, with `SEED`, `CASE` and `REPLAY`.
 */
const { SEED = '1', RUNS = '1000', CASE, REPLAY } = process.env;

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterAll(() => void vi.useRealTimers());

/** One thing that happens, and how long it is until the next, in ms. */
class Happening implements fc.AsyncCommand<object, CartWorld> {
  constructor(
    private readonly name: string,
    private readonly happen: (world: CartWorld) => void | Promise<void>,
    private readonly rest: number,
  ) {}
  check(): boolean {
    return true;
  }
  async run(_model: object, world: CartWorld): Promise<void> {
    await this.happen(world);
    await world.pass(this.rest);
  }
  toString(): string {
    return `${this.name}, ${this.rest} ms`;
  }
}

const rest = fc.constantFrom(0, 0, 1, 30, 60, 400, 3000);
const place = fc.nat(4);
const quantity = fc.integer({ min: 1, max: 5 });
const weather = fc.array(
  fc.record<Weather>({
    fault: fc.constantFrom('none', 'none', 'none', 'before', 'after', 'after', 'late', 'server-error', 'too-many', 'crumb'),
    delay: fc.constantFrom(0, 0, 5, 40, 200, 700),
  }),
  { minLength: 1, maxLength: 6 },
);

const happening = <Value>(name: string, values: fc.Arbitrary<Value>, happen: (world: CartWorld, value: Value) => void | Promise<void>) =>
  fc.tuple(values, rest).map(([value, ms]) => new Happening(`${name} ${JSON.stringify(value) ?? ''}`, (world) => happen(world, value), ms));

const happenings = [
  happening('add', quantity, (world, value) => world.add(value)),
  happening('add', quantity, (world, value) => world.add(value)),
  happening('add again', fc.constant(null), (world) => world.addAgain()),
  happening('add again', fc.constant(null), (world) => world.addAgain()),
  happening('update', fc.tuple(place, quantity), (world, [at, value]) => world.update(at, value)),
  happening('update', fc.tuple(place, quantity), (world, [at, value]) => world.update(at, value)),
  happening('note', fc.tuple(place, fc.constantFrom('', 'Ada', 'Edith')), (world, [at, value]) => world.updateNote(at, value)),
  happening('remove', place, (world, at) => world.remove(at)),
  happening('undo', place, (world, at) => world.undo(at)),
  happening('coupon', fc.boolean(), (world, wanted) => world.coupon(wanted)),
  happening('elsewhere: add', fc.constant(null), (world) => world.addElsewhere()),
  happening('elsewhere: remove', place, (world, at) => world.removeElsewhere(at)),
  happening('weather', weather, (world, value) => world.setWeather(value)),
  happening('online', fc.boolean(), (world, value) => world.setOnline(value)),
  happening('read', fc.constant(null), (world) => void world.shop().cart.load()),
  happening('turn to tab', fc.constantFrom(0, 1), (world, value) => world.turnTo(value)),
  happening('leave', fc.constantFrom<(boolean | 'late')[]>(true, true, false, 'late'), (world, value) => world.leave(value)),
  happening(
    'come back',
    fc.tuple(fc.constantFrom(0, 100, 3000), fc.constantFrom('nothing', 'nothing', 'add'), fc.boolean()),
    (world, [ms, what, isLate]) => world.comeBack(ms, what, isLate),
  ),
  happening('copy the tab', fc.constant(null), (world) => world.copyTab()),
];

/*
 * The invariants at the end of every visit, in whatever order things happened:
 * - Nothing is under way, no promise is open, nothing is shown as pending or waiting.
 * - Each open tab shows the host's lines and sums.
 * - An add is done at most as often as it was asked for: with late and lost answers, lost readings, reloads in doubt, a second click in
 *   this tab or the other one, copied tabs, and pages that come back out of the browser's cache.
 * - What was told as done is done; what was told as refused is not; only of what was told as uncertain may the line be either way.
 * - An add that was under way or waited when its page was left is done by the next page, or told there as failed.
 * - No page has two writes under way at once, and nothing of our own throws.
 */
const host = createCartHost();
const visits = fc.asyncProperty(
  fc.commands(happenings, { maxCommands: 14, size: 'max', ...(REPLAY && { replayPath: REPLAY }) }),
  async (commands) => {
    const world = await openCartWorld(host);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await world.settle();
      expect(world.complaints()).toEqual([]);
    } finally {
      world.stop();
    }
  },
);

describe('a visitor, a host, and a network that does what it likes', () => {
  it('end with one cart: nothing is done twice, and what the shop says was done is done', { timeout: 300_000 }, () =>
    fc.assert(visits, { seed: Number(SEED), numRuns: Number(RUNS), ...(CASE && { path: CASE }) }),
  );
});
