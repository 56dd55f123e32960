import { onAbort } from '../lib/listen.ts';
import type { Shop } from './createShop.ts';

/** Settles when no change of the cart, an add among them, is under way, or at the abort. Changes that wait for the network are not under way. */
export const whenShopRests = ({ cart: { store } }: Pick<Shop, 'cart'>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const { status, recalculating, waiting } = store.getState();
      if (!signal.aborted && !waiting && (status === 'loading' || recalculating)) return;
      off();
      resolve();
    };
    const off = store.subscribe(look);
    onAbort(signal, look);
    look();
  });
