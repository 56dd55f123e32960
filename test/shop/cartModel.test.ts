import * as fc from '../support/fastCheck.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCartWorld, type CartWorld, type Weather } from './cartWorld.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterAll(() => void vi.useRealTimers());

/** One thing that happens, and how long it is until the next, in ms. */
class Happening implements fc.AsyncCommand<object, CartWorld> {
  constructor(
    private readonly name: string,
    private readonly happen: (world: CartWorld) => void,
    private readonly rest: number,
  ) {}
  check(): boolean {
    return true;
  }
  async run(_model: object, world: CartWorld): Promise<void> {
    this.happen(world);
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
    fault: fc.constantFrom('none', 'none', 'none', 'before', 'after', 'server-error', 'too-many', 'crumb'),
    delay: fc.constantFrom(0, 0, 5, 40, 200, 700),
  }),
  { minLength: 1, maxLength: 6 },
);

const happening = <Value>(name: string, values: fc.Arbitrary<Value>, happen: (world: CartWorld, value: Value) => void) =>
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
  happening('reload', fc.constant(null), (world) => world.reload()),
];

describe('a visitor, a host, and a network that does what it likes', () => {
  it('end with one cart: nothing is done twice, and what the shop says was done is done', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(happenings, { maxCommands: 14, size: 'max' }), async (commands) => {
        const world = await openCartWorld();
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await world.settle();
          expect(world.complaints()).toEqual([]);
        } finally {
          world.leave();
        }
      }),
    );
  });
});
