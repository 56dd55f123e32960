import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filterPage } from '../../../src/app/filterPage.ts';
import { createFilters, type Filters } from '../../../src/core/filter/createFilters.ts';
import { PageError } from '../../../src/lib/PageError.ts';

const report = vi.fn<(error: unknown) => void>();
const onChange = vi.fn();
const load = vi.fn(async () => filterPage);
const PRICE = { current: '$10.00', original: '', prefix: '', suffix: '' };
let filters: Filters;

async function add(...filter: Parameters<Filters['add']>): Promise<() => void> {
  const off = filters.add(...filter);
  await filters.settled();
  return off;
}
const priceOf = (detail: object = { quantity: 1 }) => filters.filterOf('price')!(PRICE, () => detail);
const told = () => report.mock.calls.map(([error]) => (error as Error).message);

beforeEach(() => {
  vi.clearAllMocks();
  filters = createFilters(load, report, onChange);
});

describe('the filters of a page', () => {
  it('cost nothing where there is none: nothing is loaded, and nothing is asked', () => {
    expect([filters.filterOf('price'), filters.textFilter(), filters.settled()]).toEqual([null, null, null]);
    expect(load).not.toHaveBeenCalled();
  });

  it('change a value one after the other, each what the one before has returned', async () => {
    await add('price', (price, detail) => ({ ...(price as typeof PRICE), prefix: `${(detail as { quantity: number }).quantity} × ` }));
    await add('price', (price) => ({ ...(price as typeof PRICE), suffix: `${(price as typeof PRICE).prefix}!` }));
    expect(priceOf({ quantity: 3 })).toEqual({ ...PRICE, prefix: '3 × ', suffix: '3 × !' });
    expect(filters.filterOf('mark')).toBeNull();
    expect(PRICE.prefix).toBe('');
  });

  it('say when one has come or gone, and are none again once the last has gone', async () => {
    const off = await add('price', (price) => price);
    expect(onChange).toHaveBeenCalledTimes(1);
    off();
    off();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(filters.filterOf('price')).toBeNull();
  });

  it('get a frozen copy of the details, to the bottom, whose functions work', async () => {
    const state = { variant: { attributes: { Size: 'M' } }, values: ['a'], format: () => '$5.00' };
    let seen = {} as typeof state;
    await add('price', (price, detail) => ((seen = detail as typeof state), price));
    priceOf(state);
    expect(seen).toEqual(state);
    expect([seen, seen.variant, seen.variant.attributes, seen.values].every(Object.isFrozen)).toBe(true);
    expect([state, state.variant.attributes].some(Object.isFrozen)).toBe(false);
    expect(seen.format()).toBe('$5.00');
  });

  it('that throw count as absent, and are reported once', async () => {
    await add('price', () => {
      throw new Error('broken');
    });
    await add('price', (price) => ({ ...(price as typeof PRICE), suffix: '!' }));
    expect([priceOf(), priceOf()]).toEqual([
      { ...PRICE, suffix: '!' },
      { ...PRICE, suffix: '!' },
    ]);
    expect(told()).toEqual(['broken']);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '$5.00'],
    ['a number in place of a text', { ...PRICE, current: 5 }],
    ['an object that lacks something', { current: '$5.00' }],
    ['a list', [PRICE]],
    ['a promise', Promise.resolve(PRICE)],
  ])('that return %s count as absent, and are reported once', async (_what, result) => {
    await add('price', () => result);
    expect([priceOf(), priceOf()]).toEqual([PRICE, PRICE]);
    expect(told()).toEqual([expect.stringContaining('filter price: returned another type')]);
    expect(report.mock.calls[0]![0]).toBeInstanceOf(PageError);
  });

  it.each([
    ['texts', ['a'], ['b', 'c'], true],
    ['texts, also of an empty one', [], ['b'], true],
    ['objects', [{ value: 'a', label: 'a' }], [{ value: 'b', label: 'B' }], true],
    ['texts, not of objects', ['a'], [{}], false],
    ['texts, not of numbers, also of an empty one', [], [1], false],
    ['objects, not of what lacks a name', [{ value: 'a', label: 'a' }], [{ value: 'a' }], false],
  ])('may return lists of %s', async (_what, value, result, isTaken) => {
    await add('choices', () => result);
    expect(filters.filterOf('choices')!(value, () => ({}))).toEqual(isTaken ? result : value);
  });

  it('cannot change afterwards what they have returned', async () => {
    const mine = { ...PRICE, suffix: '!' };
    await add('price', () => mine);
    const shown = priceOf();
    mine.suffix = 'later';
    expect(shown).toEqual({ ...PRICE, suffix: '!' });
  });

  it.each([
    ['a name that does not exist', 'prices', (price: unknown) => price],
    ['no function', 'price', 'bold' as never],
  ])('with %s are reported and never asked', async (_what, name, run) => {
    await add(name, run);
    expect(told()).toEqual(['filter() takes a function, and one of the names text, price, choices, mark, line-item, form-values.']);
    expect([filters.filterOf(name), filters.textFilter()]).toEqual([null, null]);
  });

  it('are reported where their file is lost, and do no harm', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await add('price', (price) => price);
    expect(told()).toEqual(['offline']);
    expect(filters.filterOf('price')).toBeNull();
  });
});
