import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { firstParts, loadFeatures } from '../../src/app/firstParts.ts';
import type { Storefront } from '../../src/app/Storefront.ts';

const lines: string[] = [];
let storefront: Storefront;
beforeEach(() => {
  vi.stubGlobal('__VERSION__', '1.2.3');
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  storefront = boot(firstParts, loadFeatures, null, () => import('../../src/app/inspect/inspectShop.ts'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ name: 'ApiError', kind, message: expect.any(String) }) });

describe('a server that renders pages, where there is no page', () => {
  const add = { itemId: 'mug', quantity: 1 };
  it.each<[string, (shop: Storefront) => Promise<unknown>]>([
    ['start', (shop) => shop.start({ cartPath: '/basket' })],
    ['scan', (shop) => shop.scan()],
    ['cart.add', (shop) => shop.cart.add(add)],
    ['cart.load', (shop) => shop.cart.load()],
    ['cart.applyCoupon', (shop) => shop.cart.applyCoupon('TEA10')],
    ['consent.set', (shop) => shop.consent.set({ analytics: true, marketing: false })],
    ['account.signIn', (shop) => shop.account.signIn({ email: 'anna@example.com', password: 'kettle', rememberMe: false })],
    ['account.signOut', (shop) => shop.account.signOut()],
  ])('is answered by %s that the storefront is not running', async (_name, call) => {
    expect(await call(storefront)).toEqual(refused('aborted'));
    expect(lines).toEqual([]);
  });

  it('has nothing to show, and no call throws', async () => {
    const off = [
      storefront.cart.subscribe(() => undefined),
      storefront.consent.subscribe(() => undefined),
      storefront.account.subscribe(() => undefined),
      storefront.on('item-added', () => undefined),
    ];
    storefront.use((kit) => kit.defineFeature({ name: 'greeting' }));
    storefront.push(['on', 'ready', () => undefined]);
    storefront.track('Sofa_Seen', { sofa: 'red' });
    storefront.mark('menu');
    storefront.measure('menu');
    await storefront.cart.flush();
    for (const end of off) end();
    storefront.destroy();
    expect([storefront.cart.get(), storefront.consent.get(), storefront.account.state]).toEqual([null, null, null]);
    expect(storefront.product(null)).toEqual(refused('invalid'));
    expect(lines).toEqual([]);
  });

  it('need not wait: the storefront is as ready as it will be once it was asked to start', async () => {
    void storefront.start();
    await expect(storefront.ready).resolves.toBeUndefined();
  });
});
