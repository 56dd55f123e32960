import { afterEach, expect, it, vi } from 'vitest';
import type { StorefrontEvents } from '../../../src/app/StorefrontEvents.ts';
import { emitPageEvents } from '../../../src/app/visit/listenToPage.ts';
import { createEmitter } from '../../../src/lib/emitter.ts';
import { rethrow } from '../../core/page/openPage.ts';
import { cartOf } from '../../widgets/cart/openCart.ts';

let stop: () => void;
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

it('the cart is viewed once on each visit to its page, whether it arrives before or after the new address is noticed', async () => {
  const events = createEmitter<StorefrontEvents>(rethrow);
  const viewed: string[] = [];
  const changeCart = () => events.emit('cart-change', { productInstance: null, cart: cartOf(), reason: 'read' } as never);
  let products = 0;
  stop = emitPageEvents({
    page: document,
    cartPath: '/cart',
    // Asked at each new address.
    productId: () => String((products += 1)),
    events,
    emit: (name) => void (name === 'cart-viewed' && viewed.push(location.pathname)),
    cart: undefined,
  });
  const goTo = async (path: string, meanwhile: () => void = () => undefined) => {
    const before = products;
    history.pushState(null, '', path);
    dispatchEvent(new Event('mercury:load'));
    meanwhile();
    await vi.waitFor(() => expect(products).toBe(before + 1));
    changeCart();
    changeCart();
  };
  await goTo('/cart', changeCart);
  expect(viewed).toEqual(['/cart']);
  await goTo('/about');
  expect(viewed).toEqual(['/cart']);
  await goTo('/cart');
  expect(viewed).toEqual(['/cart', '/cart']);
});
