import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import { callWithAnything } from './callWithAnything.ts';

beforeEach(() => {
  vi.stubGlobal('__VERSION__', '1.2.3');
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('no method of the storefront throws or rejects in Node, whatever it is given', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const storefront = boot(firstParts, loadFeatures, null, () => import('../../src/app/inspect/inspectShop.ts'));
  const seed = Number(process.env['SEED'] ?? 31);
  const { called, failures } = await callWithAnything(storefront, { seed, rounds: Number(process.env['RUNS'] ?? 200), patience: 20_000 });
  await new Promise((go) => setTimeout(go));
  process.off('unhandledRejection', note);
  expect([failures, unhandled]).toEqual([[], []]);
  expect(called).toEqual(
    expect.arrayContaining(['start', 'scan', 'on', 'push', 'filter', 'cart.add', 'consent.set', 'account.signOut', 'destroy']),
  );
});
