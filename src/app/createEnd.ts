import { onceOn } from '../lib/listen.ts';
import type { Shop } from './createShop.ts';
import type { Runtime } from './Runtime.ts';

/**
 * Ends a shop: at once, or after the changes under way when its page is left without a reload.
 *
 * @param releasePage `isForNext`: results are still to come, which belong to no product of the page
 */
export function createEnd(shop: Shop, tabs: { stop(): void }, releasePage: (isForNext: boolean) => void): Pick<Runtime, 'leave' | 'stop'> {
  return {
    async leave() {
      const known = shop.cart.get();
      releasePage(true);
      // Changes that still wait, for the network or because the host wants no requests yet, are stored for the next page.
      const leaveCart = () => shop.cart.onPageMoment('left');
      const off = onceOn(window, 'pagehide', leaveCart);
      await shop.cart.finish();
      off();
      leaveCart();
      shop.stop();
      tabs.stop();
      return shop.cart.get() !== known;
    },
    stop() {
      releasePage(false);
      shop.stop();
      tabs.stop();
    },
  };
}
