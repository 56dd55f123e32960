import * as fc from '../support/fastCheck.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { stringify } from '../../src/lib/stringify.ts';

const prototypes = [Object, Array, String, Number, Boolean].map(({ prototype }) => prototype as { toJSON?: unknown });
const spoil = (enumerable = true): void => {
  for (const prototype of prototypes) {
    Object.defineProperty(prototype, 'toJSON', { value: () => 'spoilt', enumerable, configurable: true, writable: true });
  }
};

afterEach(() => {
  for (const prototype of prototypes) delete prototype.toJSON;
});

describe('the JSON of a request body', () => {
  it('is what a clean page would send, on a page whose libraries rewrite JSON', () => {
    const order = { items: ['a', 1, true, null, { deep: [[]] }], note: '' };
    const clean = JSON.stringify(order);
    spoil();
    expect(JSON.stringify(order)).toBe('"spoilt"');
    expect(stringify(order)).toBe(clean);
  });

  it('leaves those libraries exactly as they were', () => {
    spoil(false);
    const before = prototypes.map((prototype) => Object.getOwnPropertyDescriptor(prototype, 'toJSON'));
    stringify([{}]);
    expect(prototypes.map((prototype) => Object.getOwnPropertyDescriptor(prototype, 'toJSON'))).toEqual(before);
  });

  it('leaves them as they were even when the value cannot be written', () => {
    spoil();
    const circular: { self?: unknown } = {};
    circular.self = circular;
    expect(() => stringify(circular)).toThrow();
    expect(prototypes.every((prototype) => Object.hasOwn(prototype, 'toJSON'))).toBe(true);
  });

  it('adds nothing to a clean page', () => {
    stringify({ a: 1 });
    expect(prototypes.some((prototype) => Object.hasOwn(prototype, 'toJSON'))).toBe(false);
  });

  it('equals JSON.stringify on a clean page, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringify(value)).toBe(JSON.stringify(value));
      }),
    );
  });
});
