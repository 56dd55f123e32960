import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/ApiError.ts';
import type { Send } from '../api/createSend.ts';
import { createLate } from '../lib/createLate.ts';
import { refusable } from '../lib/refusable.ts';
import { fail } from '../lib/result.ts';
import { createCartActions } from './cartActions.ts';
import type { CartActions } from './CartApi.ts';
import { CART_READ_DEADLINE_MS, type CartCalls } from './createCartApi.ts';
import type { Work } from './createWork.ts';
import { createProductActions, type ProductActions, type RenewProduct } from './productActions.ts';
import type { Call, RareDeps, ShopDeps } from './ShopDeps.ts';
import type { ShopSettings } from './ShopSettings.ts';
import type { CartState, ShopState } from './ShopState.ts';
import type { UseWork } from './UseWork.ts';

/** The shop: one store, and the only actions that change it; with what the site has settled, for those who show it. */
export interface Shop<Settings = unknown> extends Pick<ShopDeps<Settings>, 'store' | 'settings' | 'emit'> {
  readonly cart: CartActions & CartCalls;
  readonly products: ProductActions;
  /** Asks the platform something that changes nothing here. */
  readonly call: Call;
  /** One request of a widget's own, to the platform or elsewhere. Never rejects. */
  readonly send: Send;
  /** The visitor comes near to doing something: loads what the shop works with. A file that is lost is asked for again by the click. */
  prepare(): void;
  /** Actions that only a rare widget needs come along with it; they are made once for this shop. */
  use<Actions>(create: (deps: RareDeps<ShopSettings>) => Actions): Actions;
  /**
   * Sends what is still due of the cart, and leaves for the checkout once all of it is done, unless a listener refuses.
   * @param isReady whether all that is on the page is part of the cart; asked before the cart is sent, and before the page is left
   * @returns whether the cart was ready, and all of it done
   */
  checkout(isReady?: () => boolean): Promise<boolean>;
  /** Clears all timers and lets answers that are still under way change nothing. */
  stop(): void;
}

/** What a shop is made with. */
export interface ShopParts<Settings extends ShopSettings = ShopSettings> extends Omit<ShopDeps<Settings>, 'store' | 'later'> {
  /** Loads what the shop works with, in one file. */
  readonly loadWork: (deps: ShopDeps<Settings>) => Promise<Work>;
  readonly renew: RenewProduct;
}

export function createShop<Settings extends ShopSettings>({
  emit,
  navigate,
  loadWork,
  renew,
  ...parts
}: ShopParts<Settings>): Shop<Settings> {
  const store = createStore<ShopState>()(() => ({
    cart: {
      status: 'idle',
      cart: null,
      error: null,
      recalculating: false,
      waiting: false,
      painted: null,
      settled: false,
      pending: Object.create(null) as CartState['pending'],
      removed: [],
      lowered: [],
      couponError: null,
      shippingError: null,
      notice: null,
    },
    products: {},
  }));
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const ends: (() => void)[] = [];
  let stopped = false;
  const later = (ms: number, run: () => void) => {
    if (stopped) return () => undefined;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  const deps: ShopDeps<Settings> = {
    ...parts,
    store,
    later,
    emit: (name, detail) => void (stopped || emit(name, detail)),
    navigate: (path) => void (stopped || navigate(path)),
  };
  const work = createLate(() => loadWork(deps));
  const use: UseWork = async (run) => {
    const there = work.current();
    if (there) return run(there);
    try {
      const loaded = await work.load();
      return stopped ? fail(new ApiError('aborted', 'Request aborted')) : await run(loaded);
    } catch (cause) {
      return fail(new ApiError(stopped ? 'aborted' : 'offline', 'Network Error', { cause }));
    }
  };
  const cart = createCartActions(deps, work, use);
  const rare: RareDeps<Settings> = {
    ...deps,
    call: (send) => use(({ api }) => send(api)),
    send: (request) => use(({ api }) => api.send(request)),
    loadCart: () => void (stopped || cart.read(CART_READ_DEADLINE_MS, false)),
    whenStopped: (run) => void ends.push(run),
  };
  const brought = new Map<unknown, unknown>();
  return {
    store,
    settings: deps.settings,
    emit: deps.emit,
    cart,
    call: rare.call,
    send: rare.send,
    products: createProductActions(deps, work, renew),
    prepare: () => void work.load().catch(() => undefined),
    use<Actions>(create: (deps: RareDeps<ShopSettings>) => Actions) {
      if (!brought.has(create)) brought.set(create, create(rare));
      return brought.get(create) as Actions;
    },
    async checkout(isReady = () => true) {
      // That there is no network is no longer true once the cart can be sent.
      const isClear = () => isReady() && (store.getState().cart.notice?.entryId ?? null) === null;
      do {
        // What was refused, or waits, is shown where it was wanted.
        if (!isClear() || !(await cart.finish()) || !isClear()) return false;
        // What was typed while the cart was sent is part of it as well.
      } while (store.getState().cart.recalculating);
      const url = deps.settings.checkoutPath;
      const wish = refusable({ productInstance: null, flow: 'cart' as const, url });
      deps.emit('before-checkout', wish);
      if (!wish.defaultPrevented) deps.navigate(url);
      return true;
    },
    stop() {
      stopped = true;
      for (const end of ends) end();
      const end = ({ cart: running }: Work) => running.send({ type: 'stopped' });
      const there = work.current();
      if (there) end(there);
      // What is on its way comes to nothing.
      else work.coming()?.then(end, () => undefined);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
