import type { Lazy } from '../../src/lib/lazy.ts';
import { refusable } from '../../src/lib/refusable.ts';
import { attempt } from '../../src/lib/result.ts';
import type { CartActions } from './CartActions.ts';
import { createCartApi, type CartCalls } from './createCartApi.ts';
import type { CartDeps } from './CartDeps.ts';
import type { CartRunner } from './engine/createCartRunner.ts';
import type { CartState } from './CartState.ts';
import type { UseWork } from '../../src/core/feature/ShopDeps.ts';

/** The part of the shop's lazy code that runs the cart. */
export interface CartWork {
  readonly cart: CartRunner;
}

/** The cart's actions. The runner is loaded by the first use, or ahead of it. */
export function createCartActions(
  deps: CartViewDeps & Pick<CartDeps, 'navigate'>,
  work: Lazy<CartWork>,
  use: UseWork<CartWork>,
): CartActions & CartCalls {
  const { store, settings, emit, navigate } = deps;
  const runner = () => work.value()?.cart;
  /** Before it is there, nothing can have happened that it has to know. */
  const send = (event: Parameters<CartRunner['send']>[0]) => runner()?.send(event);
  const show = (part: Partial<CartState>) => store.setState(part);
  const calls: CartCalls = {
    change: (name, given) => use(({ cart }) => cart.change(name, given)),
    async read(deadlineMs, isQuiet) {
      if (!runner()) show({ status: 'loading' });
      const answer = await use(({ cart }) => cart.read(deadlineMs, isQuiet));
      // The runner could not be loaded: the add buttons are shown all the same.
      if (!answer.ok && !runner() && answer.error.kind === 'offline') {
        show({ status: 'failed', error: settings.shopTexts.unreachable, settled: true });
      }
      return answer;
    },
  };
  const finish = async () => (await work.pending()?.catch(() => null))?.cart.finish() ?? true;

  const finishAll = async () => {
    const isDone = await finish();
    const { offlineTitle, offlineChanges } = settings.cartTexts;
    // A refused change has shown its own notice.
    if (!isDone && store.getState().waiting) {
      send({ type: 'notify', notice: { title: offlineTitle, message: offlineChanges, entryId: null } });
    }
    return isDone;
  };

  return {
    store,
    ...calls,
    ...createCartApi(calls, { ...createCartView(deps), flush: async () => void (await finish()) }),
    finish: finishAll,
    paint: (painted) => show({ painted }),
    settle() {
      if (runner()) send({ type: 'settled' });
      else show({ settled: true });
    },
    resume: () => send({ type: 'online' }),
    onTabMessage: (message) => runner()?.onTabMessage(message),
    onPageMoment: (moment) => runner()?.onPageMoment(moment),
    dismissNotice: () => send({ type: 'notify', notice: null }),
    withdraw(entryId) {
      if (store.getState().pending[entryId]) send({ type: 'withdraw', entryId });
    },
    leaveForCheckout() {
      const url = settings.checkoutPath;
      const event = refusable({ productInstance: null, flow: 'cart' as const, url, sale: null });
      emit('before-checkout', event);
      if (!event.defaultPrevented) navigate(url);
    },
    forget: (entryId) => send({ type: 'forget', entryId }),
  };
}

type CartViewDeps = Pick<CartDeps, 'store' | 'settings' | 'onError' | 'emit'>;

/** The cart as pages see it, and the mini cart that shows it. */
function createCartView({ store, settings, onError, emit }: CartViewDeps): Omit<Parameters<typeof createCartApi>[1], 'flush'> {
  return {
    get: () => store.getState().cart,
    subscribe: (listener) => store.subscribe((state) => attempt(() => listener(state), onError)),
    async open() {
      const mini = await import('./mini/openMiniCart.ts').catch(() => null);
      return (await mini?.openMiniCart(document, { store, emit, settings }, null)) === 'open';
    },
    close() {
      const { miniCart, cart } = store.getState();
      if (!miniCart) return;
      store.setState({ miniCart: null });
      emit('cart-closed', { productInstance: null, cart });
    },
  };
}
