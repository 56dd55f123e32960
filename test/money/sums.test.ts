import * as fc from '../support/fastCheck.ts';
import { describe, expect, it } from 'vitest';
import { splitMoney } from '../../src/money/splitMoney.ts';
import { priceOf, sumOf } from '../../src/money/sums.ts';
import { compareMoney, equalMoney } from '../../src/money/compareMoney.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const MAX = Number.MAX_SAFE_INTEGER;

function clamp(exact: bigint): number {
  if (exact > BigInt(MAX)) return MAX;
  return exact < BigInt(-MAX) ? -MAX : Number(exact);
}

describe('reckoning with money', () => {
  it('ten cents and twenty cents are thirty cents', () => {
    expect(sumOf(10, 20)).toBe(30);
    expect(sumOf(10, -20)).toBe(-10);
    expect(sumOf()).toBe(0);
  });

  it('compares amounts of one currency, and finds none of two currencies smaller, greater or equal', () => {
    expect(compareMoney(usd(1), usd(2))).toBeLessThan(0);
    expect(compareMoney(usd(2), usd(1))).toBeGreaterThan(0);
    expect(compareMoney(usd(2), usd(2))).toBe(0);
    expect(compareMoney(usd(1), eur(2))).toBeNaN();
    expect(equalMoney(usd(2), usd(2))).toBe(true);
    expect(equalMoney(usd(2), usd(3))).toBe(false);
    expect(equalMoney(usd(2), eur(2))).toBe(false);
  });

  it.each([
    [1999, 3, 5997],
    [1999, 0, 0],
    [1999, -2, -3998],
    [1999, Number.NaN, 0],
    [0, -5, 0],
    [MAX, 2, MAX],
    [-MAX, 2, -MAX],
    [MAX, Infinity, MAX],
    [0, Infinity, 0],
  ])('%d cents times %d are %d', (minor, quantity, product) => {
    expect(priceOf(minor, quantity)).toBe(product);
  });

  it.each([
    [1000, 4, 250],
    [1001, 4, 251],
    [1, 4, 1],
    [0, 4, 0],
    [1000, 0, 1000],
    [1000, Number.NaN, 1000],
  ])('%d cents in %d payments are %d at most', (minor, parts, part) => {
    expect(splitMoney(usd(minor), parts)).toStrictEqual(usd(part));
  });

  it('is exact for every amount, and stays at the limit beyond it', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), fc.integer({ min: -9999, max: 9999 }), (a, b, quantity) => {
        expect(sumOf(a, b)).toBe(clamp(BigInt(a) + BigInt(b)));
        expect(priceOf(a, quantity)).toBe(clamp(BigInt(a) * BigInt(quantity)));
        expect(Math.sign(compareMoney(usd(a), usd(b)))).toBe(a < b ? -1 : Number(a > b));
      }),
    );
  });

  it('is exact for carts of many lines, and for the largest of many payments', () => {
    const minor = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 200 }), minor, fc.integer({ min: 1, max: 48 }), (lines, price, parts) => {
        expect(sumOf(...lines)).toBe(Number(lines.reduce((sum, line) => sum + BigInt(line), 0n)));
        const [whole, rest] = [BigInt(price) / BigInt(parts), BigInt(price) % BigInt(parts)];
        expect(splitMoney(usd(price), parts).minor).toBe(Number(whole) + Math.sign(Number(rest)));
      }),
    );
  });
});
