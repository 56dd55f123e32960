import type { Late } from '../../src/lib/createLate.ts';
import { refusable } from '../../src/lib/refusable.ts';
import type { CartActions } from './CartActions.ts';
import { createCartApi, type CartCalls } from './createCartApi.ts';
import type { CartDeps } from './CartDeps.ts';
import type { CartRunner } from './engine/createCartRunner.ts';
import type { CartState } from './CartState.ts';
import type { UseWork } from '../../src/core/feature/UseWork.ts';

/** What the cart uses of what the shop works with. */
export interface CartWork {
  readonly cart: CartRunner;
}

/** The cart of this page. What works on it comes with the first use, or ahead of it. */
export function createCartActions(
  { store, settings, onError, emit, navigate }: Pick<CartDeps, 'store' | 'settings' | 'onError' | 'emit' | 'navigate'>,
  work: Late<CartWork>,
  use: UseWork<CartWork>,
): CartActions & CartCalls {
  const runner = () => work.current()?.cart;
  const show = (part: Partial<CartState>) => store.setState(part);
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

  const finishAll = async () => {
    const isDone = await finish();
    const { offlineTitle, offlineChanges } = settings.shopTexts;
    // What was refused is told already.
    if (!isDone && store.getState().waiting) {
      runner()?.send({ type: 'stays', notice: { title: offlineTitle, message: offlineChanges, entryId: null } });
    }
    return isDone;
  };

  return {
    store,
    ...calls,
    ...createCartApi(calls, {
      get: () => store.getState().cart,
      subscribe: (listener) =>
        store.subscribe((state) => {
          try {
            listener(state);
          } catch (error) {
            onError(error);
          }
        }),
      flush: async () => void (await finish()),
    }),
    finish: finishAll,
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
      if (store.getState().pending[entryId]) runner()?.send({ type: 'withdrawn', entryId });
    },
    async checkout(isReady = () => true) {
      // That there is no network is no longer true once the cart can be sent.
      const isClear = () => isReady() && (store.getState().notice?.entryId ?? null) === null;
      do {
        // What was refused, or waits, is shown where it was wanted.
        if (!isClear() || !(await finishAll()) || !isClear()) return false;
        // What was typed while the cart was sent is part of it as well.
      } while (store.getState().recalculating);
      const url = settings.checkoutPath;
      const wish = refusable({ productInstance: null, flow: 'cart' as const, url });
      emit('before-checkout', wish);
      if (!wish.defaultPrevented) navigate(url);
      return true;
    },
    forget: (entryId) => runner()?.send({ type: 'forgotten', entryId }),
  };
}
