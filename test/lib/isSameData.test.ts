import { describe, expect, it } from 'vitest';
import * as fc from '../support/fastCheck.ts';
import { isSameData } from '../../src/lib/isSameData.ts';

describe('whether two values of JSON are the same', () => {
  it('is yes for a copy, whatever the order of its fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSameData(value, structuredClone(value))).toBe(true);
      }),
    );
    expect(isSameData({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true);
  });

  it.each([
    ['a number', { a: 1 }, { a: 2 }],
    ['the kind of a value', { a: 1 }, { a: '1' }],
    ['nothing and a blank object', { a: null }, { a: {} }],
    ['a list and an object', { a: [] }, { a: {} }],
    ['the order of a list', [1, 2], [2, 1]],
    ['how long a list is', [1], [1, 1]],
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field that every object has', { toString: 1 }, { a: 1 }],
    ['something deep within', [{ a: [{ b: 1 }] }], [{ a: [{ b: 2 }] }]],
  ])('is no for another: %s', (_, one, other) => {
    expect(isSameData(one, other)).toBe(false);
    expect(isSameData(other, one)).toBe(false);
  });
});
