import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorefrontEvents } from '../../../src/app/StorefrontEvents.ts';
import { createTimings } from '../../../src/lib/createTimings.ts';
import { createEmitter, type Emitter } from '../../../src/lib/emitter.ts';
import { onUntil } from '../../../src/lib/onUntil.ts';
import { measureFirstAdd } from '../../../widgets/cart/followAdds.ts';

const NAME = 'rum-storefront-first-add';
const errors: unknown[] = [];
let events: Emitter<StorefrontEvents>;
let leaving: AbortController;

beforeEach(() => {
  events = createEmitter<StorefrontEvents>((error) => errors.push(error));
  leaving = new AbortController();
  measureFirstAdd(
    { on: onUntil(leaving.signal, events) },
    createTimings((error) => errors.push(error)),
  );
});
afterEach(() => {
  leaving.abort();
  performance.clearMeasures();
  expect(errors.splice(0)).toEqual([]);
});

const emit = (name: 'before-add' | 'item-added') => events.emit(name, {} as never);
const measures = () => performance.getEntriesByName(NAME);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the first add', () => {
  it('is measured from the click until the host has added the item, and only the first', async () => {
    const before = performance.now();
    emit('before-add');
    await pause(20);
    emit('item-added');
    emit('before-add');
    emit('item-added');
    expect(measures()).toHaveLength(1);
    expect(measures()[0]!.startTime).toBeGreaterThanOrEqual(before);
    expect(measures()[0]!.duration).toBeGreaterThanOrEqual(19);
  });

  it('is the one that came through, when one before it was refused', async () => {
    emit('before-add');
    await pause(20);
    const second = performance.now();
    emit('before-add');
    emit('item-added');
    expect(measures()[0]!.startTime).toBeGreaterThanOrEqual(second);
  });

  it('is not one that nobody clicked for', () => {
    emit('item-added');
    expect(measures()).toEqual([]);
  });

  it('is not measured any more after the end', () => {
    emit('before-add');
    leaving.abort();
    emit('item-added');
    expect(measures()).toEqual([]);
  });
});
