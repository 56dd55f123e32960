import { expect, it, vi } from 'vitest';
import { hasCardNumber } from '../../widgets/form/engine/createDraft.ts';
import { createPageMoneyFormatter } from '../../src/money/createPageMoneyFormatter.ts';

// The whole is tested in Chromium (hostileLibraries.browser.test.ts).

/** Runs with `entries` as Prototype 1.6 and 1.7 define it: values without indexes. */
function besidePrototype<Result>(run: () => Result): Result {
  const own = vi.spyOn(Array.prototype, 'entries').mockImplementation(function entries(this: unknown[]) {
    return [...this] as unknown as ReturnType<unknown[]['entries']>;
  });
  try {
    return run();
  } finally {
    own.mockRestore();
  }
}

it('finds a card number beside Prototype', () => {
  const found = besidePrototype(() => [hasCardNumber('4111 1111 1111 1111'), hasCardNumber('4111 1111 1111 1112')]);
  expect(found).toEqual([true, false]);
});

it('writes prices as the page does beside Prototype', () => {
  const format = createPageMoneyFormatter({ useCldr: true, locale: 'en-US' }, () => ['USD 18.00']);
  const written = besidePrototype(() => format({ minor: 2400, currency: 'USD' }));
  expect(written).toBe('USD 24.00');
});
