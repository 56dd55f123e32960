import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasCardNumber } from '../../src/forms/hasCardNumber.ts';
import { createPageMoneyFormatter } from '../../src/money/createPageMoneyFormatter.ts';

// The whole is shown in Chromium (hostileLibraries.browser.test.ts), on pages without these.
const own = Array.prototype.entries;
beforeEach(() => {
  // What Prototype 1.6 and 1.7 make of it (seen in both): the values, without their places.
  Array.prototype.entries = function entries(this: unknown[]) {
    return [...this];
  } as unknown as typeof own;
});
afterEach(() => {
  Array.prototype.entries = own;
});

it('finds a card number beside Prototype', () => {
  const found = [hasCardNumber('4111 1111 1111 1111'), hasCardNumber('4111 1111 1111 1112')];
  Array.prototype.entries = own;
  expect(found).toEqual([true, false]);
});

it('writes prices as the page does beside Prototype', () => {
  const format = createPageMoneyFormatter({ useCldr: true, locale: 'en-US' }, () => ['USD 18.00']);
  const written = format({ minor: 2400, currency: 'USD' });
  Array.prototype.entries = own;
  expect(written).toBe('USD 24.00');
});
