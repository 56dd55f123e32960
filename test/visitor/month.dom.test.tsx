import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMonth } from './createMonth.ts';

/** `npm run soak` tries more. */
const MONTHS = Number(process.env['SOAK'] ?? 1);
const VISITORS = 200;

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterAll(() => void vi.useRealTimers());
let month: ReturnType<typeof createMonth>;
beforeEach(() => (month = createMonth()));
afterEach(() => month.end());

describe(`a month of a shop with ${VISITORS} visitors`, () => {
  it.each(Array.from({ length: MONTHS }, (_, index) => index + 1))(
    'is in Google Analytics what it is in the shop’s carts and orders, to the cent (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      for (let visitor = 0; visitor < VISITORS; visitor += 1) await month.visit(seed * 1000 + visitor);
      const { counted, happened, wrong } = month.sums();
      expect(wrong).toEqual([]);
      expect(counted).toEqual(happened);
      // Everything that was to happen did.
      for (const [what, times] of Object.entries(month.done())) expect([what, times > 0]).toEqual([what, true]);
    },
  );
});
