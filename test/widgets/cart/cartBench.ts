import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openCart, type CartBench } from './openCart.ts';
import { settle } from '../../app/openShop.ts';

// Of the test that runs: the tests see `bench` and `shop` as they are now.
export let bench: CartBench;
export let shop: CartBench['shop'];
export const state = () => bench.state();
export const quantities = () => bench.quantities();
export const asked = () => bench.asked();
export const last = () => bench.last();
export const answer = (...given: Parameters<CartBench['answer']>) => bench.answer(...given);
export const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

/** The network goes away while the last request is under way. */
export async function loseAnswer(): Promise<void> {
  bench.setOnline(false);
  last().refuse('offline');
  await settle();
}

/** Goes on with another visitor's cart. */
export async function open(...given: Parameters<typeof openCart>): Promise<void> {
  bench = await openCart(...given);
  ({ shop } = bench);
}

/** The setup and the clean-up of every test of the cart's changes: a file of such tests calls it once. */
export function useCartBench(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    await open();
  });
  afterEach(() => {
    shop.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
}
