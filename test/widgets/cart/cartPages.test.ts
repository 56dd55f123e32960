import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Weather } from './cartNetwork.ts';
import { openCartWorld, type CartWorld } from './cartWorld.ts';
import { createCartHost } from './createCartHost.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterAll(() => void vi.useRealTimers());

const host = createCartHost();
let world: CartWorld;
beforeEach(async () => {
  world = await openCartWorld(host);
  return () => world.stop();
});

const fault = (name: Weather['fault']): Weather => ({ fault: name, delay: 0 });

/** The host does an add, its answer is lost and so is the first reading after it: the visitor is told that nobody knows. */
async function addInDoubt(): Promise<void> {
  world.setWeather([fault('after'), fault('too-many'), fault('none'), { fault: 'none', delay: 200 }]);
  world.add(1);
  // Then the cart is read again, and shows it.
  await world.pass(3000);
}

describe('an add that was told as uncertain and found done, and is clicked again before the next page knows the cart', () => {
  it('is not done again by the next page', async () => {
    await addInDoubt();
    world.leave(true);
    world.addAgain();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('nor by one that was opened beside it', async () => {
    await addInDoubt();
    world.turnTo(1);
    await world.pass(0);
    world.addAgain();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('is done when it is wanted a minute later, and the cart does not show it any more', async () => {
    await addInDoubt();
    world.leave(true);
    await world.pass(61_000);
    world.remove(0);
    await world.pass(1000);
    world.add(2);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1]);
  });
});

describe('an add under way in a tab that is copied', () => {
  beforeEach(async () => {
    world.setWeather([{ fault: 'none', delay: 200 }]);
    world.turnTo(1);
    await world.pass(0);
    world.add(1);
    await world.pass(0);
    world.copyTab();
    world.setWeather([fault('after')]);
    world.turnTo(0);
    await world.pass(0);
  });

  it('is left to the tab that has sent it, also when that does not know what became of it', async () => {
    await world.comeBack(3000);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('is looked up by the copy at intervals while the cart cannot be read', async () => {
    world.leave(true);
    await world.pass(10_000);
    expect(world.requests()).toBeLessThan(50);
    await world.settle();
    expect(world.complaints()).toEqual([]);
  });
});

describe('an add that waits for the network in a tab that is copied', () => {
  it('is done by one of them, also when the other one was told to leave it and goes on to another page', async () => {
    world.setOnline(false);
    world.add(1);
    await world.pass(0);
    world.copyTab();
    await world.pass(0);
    await world.comeBack(3000);
    world.turnTo(1);
    await world.pass(0);
    await world.comeBack(0);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('is done by the tab that was told to leave it, once the other one is closed', async () => {
    world.setOnline(false);
    world.turnTo(0);
    world.add(1);
    await world.pass(0);
    world.leave(true);
    await world.pass(0);
    world.copyTab();
    await world.pass(3000);
    // Closes the other tab, whichever of them it was left to.
    world.copyTab();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });
});

describe('an add that waits for the network, and is another tab’s since the tab was copied', () => {
  beforeEach(async () => {
    world.setOnline(false);
    world.add(1);
    await world.pass(0);
    world.leave(true);
    await world.pass(0);
    world.copyTab();
    await world.pass(400);
  });

  it('is done by a later page of the first tab, once the other one is closed', async () => {
    world.leave(true);
    await world.pass(0);
    world.copyTab();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('is done by a still later page, which the one between has told of it', async () => {
    for (const isTold of [true, false, true]) {
      world.leave(isTold);
      await world.pass(400);
    }
    world.copyTab();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });
});

describe('an add that a page between was asked to do without a network', () => {
  it('is done by a later page of the tab, also when a copy of the tab that had it is closed', async () => {
    world.setOnline(false);
    await world.comeBack(0, 'add');
    world.copyTab();
    await world.pass(3000);
    world.leave(true);
    world.copyTab();
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });
});

describe('an edit that has not been sent when the tab is copied', () => {
  it('is what the visitor made of it after that, also when the copy finds nothing left to do', async () => {
    world.add(5);
    await world.pass(0);
    world.update(0, 5);
    await world.pass(0);
    world.copyTab();
    await world.pass(0);
    world.update(0, 1);
    await world.settle();
    expect(world.complaints()).toEqual([]);
  });
});

describe('an add that was under way when its page was left, and is looked up in a copy of the tab', () => {
  it('is done by the tab that was told to leave it, once the copy is closed without knowing what became of it', async () => {
    world.setWeather([{ fault: 'too-many', delay: 40 }]);
    world.add(1);
    await world.pass(0);
    world.leave(true);
    world.coupon(false);
    world.copyTab();
    await world.pass(3000);
    world.copyTab();
    world.add(1);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1]);
  });
});

describe('a page that comes back out of the browser’s cache', () => {
  it('does not do again what the cart shows beside another add that was done meanwhile', async () => {
    world.setWeather([
      { fault: 'late', delay: 40 },
      { fault: 'none', delay: 40 },
    ]);
    world.add(1);
    await world.pass(0);
    await world.comeBack(0, 'add');
    world.add(1);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1, 1]);
  });

  it('does not do again what a page between has sent', async () => {
    world.setWeather([fault('late'), fault('none')]);
    world.add(1);
    await world.pass(0);
    world.add(1);
    await world.pass(0);
    await world.comeBack(3000);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1]);
  });

  it('takes over what a page between was asked to do', async () => {
    world.setOnline(false);
    await world.comeBack(100, 'add');
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it.each([
    ['before it has ended', true],
    ['when it has ended', false],
  ])('sends what waited when it was left, and a page between had no chance to send, also where it comes back %s', async (_when, isLate) => {
    world.setWeather([fault('too-many')]);
    world.turnTo(0);
    await world.pass(0);
    world.add(1);
    await world.pass(0);
    await world.comeBack(3000, 'nothing', isLate);
    await world.leave(true);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1]);
  });

  it('does not do again what a page between sends as it ends, which is after the page is back', async () => {
    world.add(1);
    await world.pass(0);
    world.updateNote(0, '');
    await world.pass(0);
    await world.comeBack(0, 'add', true);
    await world.pass(0);
    await world.comeBack(0);
    await world.pass(0);
    world.update(0, 1);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1]);
  });
});

describe('a page that starts before the one that was left has stored its changes', () => {
  it('takes them over when it has', async () => {
    world.setOnline(false);
    await world.pass(0);
    for (let turn = 0; turn < 4; turn += 1) {
      world.add(1);
      await world.pass(0);
    }
    await world.leave('late');
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1, 1, 1]);
  });
});

describe('an add that was sent as its page was left', () => {
  it('is not done again where the visitor lowers its quantity and goes on before it was looked up', async () => {
    world.add(1);
    await world.pass(0);
    world.updateNote(0, '');
    await world.pass(0);
    world.add(2);
    await world.pass(0);
    await world.leave(true);
    await world.pass(0);
    world.update(1, 1);
    await world.pass(0);
    await world.leave(true);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect([...host.added.values()]).toEqual([1, 1]);
  });
});

describe('a quantity that is being typed as its page is left', () => {
  it.each([
    ['is sent at once', true],
    ['is sent by the next page, where there is no network', false],
  ])('%s', async (_how, isOnline) => {
    world.add(1);
    await world.pass(1000);
    world.setOnline(isOnline);
    await world.leave(true, () => world.update(0, 7));
    await world.pass(0);
    expect(host.db.cart(host.token()).entries[0]?.quantity).toBe(isOnline ? 7 : 1);
    await world.settle();
    expect(world.complaints()).toEqual([]);
    expect(host.db.cart(host.token()).entries[0]?.quantity).toBe(7);
  });
});
