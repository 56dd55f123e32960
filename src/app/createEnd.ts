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
      await shop.cart.finish();
      // Changes that wait for the network are stored for the next page.
      shop.cart.onPageMoment('left');
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
