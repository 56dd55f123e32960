import { refusable } from '../lib/refusable.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LazyApi } from '../api/createLazyApi.ts';
import type { Store } from '../lib/openStore.ts';
import type { StorefrontEventName, StorefrontEvents } from '../events/events.ts';
import type { CartActions } from './CartApi.ts';
import { createCartActions } from './cartActions.ts';
import { createProductActions, type ProductActions } from './productActions.ts';
import type { ShopSettings } from './ShopSettings.ts';
import type { CartState, ShopState } from './ShopState.ts';

/** Emits a shop event after the state has changed and the page shows it. */
export type Emit = <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => void;

/** The shop: one store, and the only actions that change it. */
export interface Shop {
  readonly store: StoreApi<ShopState>;
  readonly settings: ShopSettings;
  readonly cart: CartActions;
  readonly products: ProductActions;
  /** Actions that only a rare widget needs come along with it; they are made once for this shop. */
  use<Actions>(create: (deps: ShopDeps) => Actions): Actions;
  /** Sends what is still due of the cart, and leaves for the checkout once all of it is done, unless a listener refuses. */
  checkout(): Promise<void>;
  /** Clears all timers and lets answers that are still under way change nothing. */
  stop(): void;
}

/** What a slice works with. */
export interface ShopDeps {
  readonly store: StoreApi<ShopState>;
  readonly api: LazyApi;
  readonly emit: Emit;
  readonly settings: ShopSettings;
  /** Runs `run` after `ms`, unless the shop stops before that; returns what calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** Loads what buying takes. */
  readonly loadBuyingActions: () => Promise<typeof import('./buyingActions.ts')>;
  /** Loads what works on the cart. */
  readonly loadCartRunner: () => Promise<typeof import('./cart/createCartRunner.ts')>;
  /** Leaves for another page of this site. */
  readonly navigate: (path: string) => void;
  readonly tabs: CartTabs;
  /** Runs `run` when the shop stops. */
  readonly whenStopped: (run: () => void) => void;
  /** Reads the cart again: the host may have another for this visitor now. */
  readonly loadCart: () => void;
  /** Takes an error of our own that must not stop anything. */
  readonly onError: (error: unknown) => void;
}

/** What pages and tabs of this site have in common, as far as the cart needs it. */
export interface CartTabs {
  /** What the next page of this tab finds. */
  readonly session: Store;
  /** What all tabs find. */
  readonly shared: Store;
  /** Says something to the other tabs. */
  readonly post: (message: TabWord) => void;
}

/** What tabs say to each other about the cart: that it has changed, or what only a cart at work understands. */
export type TabWord = { readonly type: string } & Readonly<Record<string, unknown>>;

/** What a shop is made with. */
export type ShopParts = Omit<ShopDeps, 'store' | 'later' | 'whenStopped' | 'loadCart'>;

export function createShop({ emit, navigate, settings, ...parts }: ShopParts): Shop {
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
  const deps: ShopDeps = {
    ...parts,
    store,
    settings,
    later,
    whenStopped: (run) => void ends.push(run),
    loadCart: () => void (stopped || cart.load()),
    emit: (name, detail) => void (stopped || emit(name, detail)),
    navigate: (path) => void (stopped || navigate(path)),
  };
  const cart = createCartActions(deps);
  const brought = new Map<unknown, unknown>();
  return {
    store,
    settings,
    cart,
    products: createProductActions(deps, cart),
    use<Actions>(create: (deps: ShopDeps) => Actions) {
      if (!brought.has(create)) brought.set(create, create(deps));
      return brought.get(create) as Actions;
    },
    async checkout() {
      // What was refused, or waits, is told where it was wanted.
      if (!(await cart.finish())) return;
      const url = settings.checkoutPath;
      const wish = refusable({ scope: null, flow: 'cart' as const, url });
      deps.emit('before-checkout', wish);
      if (!wish.defaultPrevented) deps.navigate(url);
    },
    stop() {
      stopped = true;
      for (const end of ends) end();
      cart.stop();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
