import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { readAnything, readFields, readFlag, readInteger, readNumber, readText } from '../../src/lib/readers.ts';

describe('reading one value that someone else wrote', () => {
  it.each([
    ['a text', readText, 'Mug', 'Mug'],
    ['an empty text', readText, '', ''],
    ['a number where a text was due', readText, 5, undefined],
    ['nothing where a text was due', readText, null, undefined],
    ['yes', readFlag, true, true],
    ['no', readFlag, false, false],
    ['the word "true" where yes or no was due', readFlag, 'true', undefined],
    ['1 where yes or no was due', readFlag, 1, undefined],
    ['a number', readNumber, 2.5, 2.5],
    ['no number at all', readNumber, Number.NaN, undefined],
    ['an endless number', readNumber, Infinity, undefined],
    ['a text where a number was due', readNumber, '2', undefined],
    ['a whole number', readInteger, -3, -3],
    ['a whole number written as text', readInteger, '42', 42],
    ['a negative one written as text', readInteger, '-42', -42],
    ['half a number', readInteger, 1.5, undefined],
    ['half a number as text', readInteger, '1.5', undefined],
    ['a number in blanks', readInteger, ' 1 ', undefined],
    ['an empty text where a whole number was due', readInteger, '', undefined],
    ['a number too great to be exact', readInteger, 2 ** 53, undefined],
    ['a text of digits too great to be exact', readInteger, '9007199254740993', undefined],
    ['anything', readAnything, null, null],
  ])('%s', (_case, read, raw, value) => {
    expect(read(raw)).toBe(value);
  });
});

const readSite = readFields({ name: readText, isLive: readFlag, store: readFields({ currency: readText }) });

describe('reading an object that someone else wrote', () => {
  it('takes each field that is right, and passes on what it does not know', () => {
    expect(readSite({ name: 'Kiln', isLive: true, store: { currency: 'EUR', vat: 19 }, more: [1] })).toEqual({
      name: 'Kiln',
      isLive: true,
      store: { currency: 'EUR', vat: 19 },
      more: [1],
    });
  });

  it('leaves out a field that is wrong, without harm to the others', () => {
    expect(readSite({ name: 5, isLive: true, store: 'EUR' })).toEqual({ isLive: true });
  });

  it.each([['a text'], [5], [null], [undefined], [[1, 2]], [true]])('refuses %j altogether', (raw) => {
    expect(readSite(raw)).toBeUndefined();
  });

  it('does not take what every object has for a field of this one', () => {
    const site = Object.create({ name: 'inherited' }) as object;
    expect(readSite(site)).toEqual({});
    expect(readFields({ toString: readAnything })({})).toEqual({});
  });

  it('leaves the original as it is', () => {
    const raw = { name: 5, store: { currency: 5 } };
    readSite(raw);
    expect(raw).toEqual({ name: 5, store: { currency: 5 } });
  });

  it('takes any JSON without throwing and without changing what every object has', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const keys = fc.constantFrom('name', 'isLive', 'store', 'currency', '__proto__', 'constructor', 'toString', 'x');
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof({ depthSize: 'small' }, fc.string(), fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('record')),
      list: fc.array(tie('json'), { maxLength: 3 }),
      record: fc.dictionary(keys, tie('json'), { noNullPrototype: false }),
    }));
    fc.assert(
      fc.property(json, (value) => {
        const site = readSite(JSON.parse(JSON.stringify(value)));
        if (site === undefined) return;
        expect(site.name === undefined || typeof site.name === 'string').toBe(true);
        expect(site.isLive === undefined || typeof site.isLive === 'boolean').toBe(true);
        expect(site.store === undefined || typeof site.store === 'object').toBe(true);
        expect(Object.getPrototypeOf(site)).toBe(Object.prototype);
      }),
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as { name?: unknown }).name).toBeUndefined();
  });
});
