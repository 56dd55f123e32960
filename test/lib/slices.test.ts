import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlices } from '../../src/lib/slices.ts';

let now = 0;
let order: string[] = [];
const job = (name: string, ms: number) => () => {
  now += ms;
  order.push(name);
};

beforeEach(() => {
  now = 0;
  order = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // Skips yielding, which these tests do not cover.
  vi.stubGlobal('scheduler', { yield: async () => void (order.length > 0 && order.push('visitor')) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('work in slices', () => {
  it('does nothing at once, then all of it in the order in which it came', async () => {
    const slices = createSlices();
    slices.add(job('a', 1));
    slices.add(job('b', 1));
    expect(order).toEqual([]);
    slices.add(job('c', 1));
    await slices.idle();
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('lets the visitor have a turn as soon as 8 ms are over, and counts anew after it', async () => {
    const slices = createSlices();
    for (const name of ['a', 'b', 'c', 'd', 'e']) slices.add(job(name, 4));
    await slices.idle();
    expect(order).toEqual(['a', 'b', 'visitor', 'c', 'd', 'visitor', 'e']);
  });

  it('does not interrupt work for a little less', async () => {
    const slices = createSlices();
    slices.add(job('a', 7.9));
    slices.add(job('b', 0));
    await slices.idle();
    expect(order).toEqual(['a', 'b']);
  });

  it('gives the visitor a turn by a timer where the browser knows no better', async () => {
    vi.stubGlobal('scheduler', undefined);
    const slices = createSlices();
    slices.add(() => {
      job('a', 9)();
      setTimeout(() => order.push('visitor'));
    });
    slices.add(job('b', 1));
    await slices.idle();
    expect(order).toEqual(['a', 'visitor', 'b']);
  });

  it('takes work that another piece of work brings', async () => {
    const slices = createSlices();
    slices.add(() => slices.add(job('inner', 1)));
    await slices.idle();
    expect(order).toEqual(['inner']);
  });

  it('goes on with what a piece of work leads to before it takes another one, and gives the visitor a turn between the two', async () => {
    const slices = createSlices();
    slices.add(() => {
      job('read', 8)();
      return job('mount', 1);
    });
    slices.add(job('other', 1));
    await slices.idle();
    expect(order).toEqual(['read', 'visitor', 'mount', 'other']);
  });

  it('takes work that comes in the moment it has run out', async () => {
    const slices = createSlices();
    for (const turns of [1, 2, 3, 4, 5]) {
      const later = async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        slices.add(job(`after ${turns}`, 1));
      };
      slices.add(() => void later());
    }
    await slices.idle();
    await slices.idle();
    expect(order.toSorted()).toEqual([1, 2, 3, 4, 5].map((turns) => `after ${turns}`));
  });

  it('works again after it has been idle', async () => {
    const slices = createSlices();
    slices.add(job('a', 1));
    await slices.idle();
    slices.add(job('b', 1));
    await slices.idle();
    expect(order).toEqual(['a', 'b']);
  });

  it('drops what has not been done when it is cleared', async () => {
    const slices = createSlices();
    slices.add(() => {
      order.push('a');
      slices.clear();
    });
    slices.add(job('b', 1));
    await slices.idle();
    expect(order).toEqual(['a']);
  });

  it('is idle at once when there was never anything to do', async () => {
    await expect(createSlices().idle()).resolves.toBeUndefined();
  });
});
