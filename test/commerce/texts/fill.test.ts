import * as fc from '../../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/commerce/texts/fill.ts';

describe('filling the placeholders of a text', () => {
  it('puts each value where its name stands, every time it stands there', () => {
    expect(fill('{a} and {b}, {a} again', { a: 'Size', b: 2 })).toBe('Size and 2, Size again');
  });

  it('leaves a placeholder without a value as it is', () => {
    expect(fill('Only {qtyInStock} left!', {})).toBe('Only {qtyInStock} left!');
  });

  it('does not take what every object inherits for a value', () => {
    expect(fill('{constructor} {toString} {__proto__}', { other: '1' })).toBe('{constructor} {toString} {__proto__}');
  });

  it('puts any value in exactly as it is, whatever patterns or placeholders it looks like', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('$&', '$1', '$`', '{b}', '{a}', '<b>')), (value) => {
        expect(fill('[{a}]', { a: value, b: 'never' })).toBe(`[${value}]`);
      }),
    );
  });
});
