import type { Late } from '../lib/createLate.ts';
import type { CartSettings } from './cart/CartSettings.ts';
import type { CartActions } from './CartApi.ts';
import { createCartApi, type CartCalls } from './createCartApi.ts';
import type { Work } from './createWork.ts';
import type { ShopDeps } from './ShopDeps.ts';
import type { CartState } from './ShopState.ts';
import type { UseWork } from './UseWork.ts';

/** The cart of this page. What works on it comes with the first use, or ahead of it. */
export function createCartActions(
  { store, settings, onError }: Pick<ShopDeps<CartSettings>, 'store' | 'settings' | 'onError'>,
  work: Late<Work>,
  use: UseWork,
): CartActions & CartCalls {
  const runner = () => work.current()?.cart;
  const show = (part: Partial<CartState>) => store.setState(({ cart }) => ({ cart: { ...cart, ...part } }));
  const calls: CartCalls = {
    change: (name, given) => use(({ cart }) => cart.change(name, given)),
    async read(deadlineMs, isQuiet) {
      if (!runner()) show({ status: 'loading' });
      const answer = await use(({ cart }) => cart.read(deadlineMs, isQuiet));
      // What works on the cart could not be loaded: the buttons show all the same.
      if (!answer.ok && !runner() && answer.error.kind === 'offline') {
        show({ status: 'failed', error: settings.cartTexts.unreachable, settled: true });
      }
      return answer;
    },
  };
  const finish = async () => (await work.coming()?.catch(() => null))?.cart.finish() ?? true;

  return {
    ...calls,
    ...createCartApi(calls, {
      get: () => store.getState().cart.cart,
      subscribe: (listener) =>
        store.subscribe(({ cart }, before) => {
          if (cart === before.cart) return;
          try {
            listener(cart);
          } catch (error) {
            onError(error);
          }
        }),
      flush: async () => void (await finish()),
    }),
    async finish() {
      const isDone = await finish();
      const { offlineTitle, offlineChanges } = settings.shopTexts;
      // What was refused is told already.
      if (!isDone && store.getState().cart.waiting) {
        runner()?.send({ type: 'stays', notice: { title: offlineTitle, message: offlineChanges, entryId: null } });
      }
      return isDone;
    },
    paint: (painted) => show({ painted }),
    settle() {
      const cart = runner();
      if (cart) cart.send({ type: 'settled' });
      else show({ settled: true });
    },
    resume: () => runner()?.send({ type: 'resumed' }),
    hear: (message) => runner()?.hear(message),
    pageIs: (moment) => runner()?.pageIs(moment),
    dismissNotice: () => runner()?.send({ type: 'dismissed' }),
    withdraw(entryId) {
      if (store.getState().cart.pending[entryId]) runner()?.send({ type: 'withdrawn', entryId });
    },
    forget: (entryId) => runner()?.send({ type: 'forgotten', entryId }),
  };
}
