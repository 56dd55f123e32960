import { createStore } from 'zustand/vanilla';
import { ApiError } from '../core/wire/ApiError.ts';
import type { Send } from '../core/wire/createSend.ts';
import type { Wire } from '../core/wire/createWire.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';
import type { Track } from '../lib/createActivity.ts';
import { lazy, type Lazy } from '../lib/lazy.ts';
import { fail } from '../lib/result.ts';
import { createCartActions } from '../../widgets/cart/createCartActions.ts';
import type { CartActions } from '../../widgets/cart/CartActions.ts';
import type { CartDeps, CartTabs } from '../../widgets/cart/CartDeps.ts';
import { CART_READ_DEADLINE_MS, type CartCalls } from '../../widgets/cart/createCartApi.ts';
import { createCartStore } from '../../widgets/cart/createCartStore.ts';
import type { Work, WorkDeps } from './createWork.ts';
import { createProductActions, type ProductActions, type RenewProduct } from '../../widgets/product/productActions.ts';
import type { ProductStates } from '../../widgets/product/ProductState.ts';
import type { LoadCalls, RareDeps, ShopDeps, UseWork } from '../core/feature/ShopDeps.ts';
import type { Settings } from './createSettings.ts';

export interface Shop extends Pick<ShopDeps<Settings, StorefrontEvents>, 'settings' | 'emit'> {
  readonly cart: CartActions & CartCalls;
  readonly products: ProductActions;
  readonly calls: LoadCalls;
  /** One request to any address. Never rejects. */
  readonly send: Send;
  /** Loads the work chunk when the visitor nears an action. A click requests a lost file again. */
  prepare(): void;
  /** Creates a rare widget's actions once for this shop. */
  use<Actions>(create: (deps: FeatureDeps) => Actions): Actions;
  /** Clears all timers and ignores responses still under way. */
  stop(): void;
}

export interface FeatureDeps extends RareDeps<Settings, StorefrontEvents> {
  readonly products: ProductActions;
}

export interface ShopParts extends Omit<ShopDeps<Settings, StorefrontEvents>, 'later'> {
  readonly tabs: CartTabs;
  readonly showRefusal: CartDeps['showRefusal'];
  readonly loadWire: () => Promise<Wire>;
  /** Loads everything that sells: cart writes and buying. */
  readonly loadWork: (deps: WorkDeps, loadWire: () => Promise<Wire>) => Promise<Work>;
  readonly renew: RenewProduct;
  /** Counts loads that are under way. */
  readonly track: Track;
}

export function createShop({ emit, navigate, loadWire, loadWork, renew, tabs, showRefusal, track, ...parts }: ShopParts): Shop {
  const timers = createTimers();
  const ends: (() => void)[] = [];
  let stopped = false;
  const deps: ShopDeps<Settings, StorefrontEvents> = {
    ...parts,
    later: timers.later,
    emit: (name, detail) => void (stopped || emit(name, detail)),
    navigate: (path) => void (stopped || navigate(path)),
  };
  const cartDeps: CartDeps = { ...deps, tabs, showRefusal, store: createCartStore() };
  const productDeps = { ...deps, store: createStore<ProductStates>()(() => ({})) };
  const wire = lazy(loadWire);
  const work = lazy(() => loadWork({ cart: cartDeps, buying: productDeps }, wire.load));
  const using =
    <Part>(part: Lazy<Part>): UseWork<Part> =>
    async (run) => {
      const there = part.value();
      if (there) return run(there);
      try {
        const loaded = await track(part.load());
        return stopped ? fail(new ApiError('aborted', 'Request aborted')) : await run(loaded);
      } catch (cause) {
        return fail(new ApiError(stopped ? 'aborted' : 'offline', 'Network Error', { cause }));
      }
    };
  const useWire = using(wire);
  /** Loaders that `prepare` calls. */
  const wanted: (() => Promise<unknown>)[] = [work.load];
  const cart = createCartActions(cartDeps, work, using(work));
  const products = createProductActions(productDeps, work, renew);
  const rare: FeatureDeps & ShopDeps<Settings, StorefrontEvents> = {
    products,
    ...deps,
    calls(load) {
      const part = lazy(() => Promise.all([wire.load(), load()]).then(([{ use }, create]) => use(create)));
      wanted.push(part.load);
      return using(part);
    },
    send: (request) => useWire(({ send }) => send(request)),
    loadCart: () => void (stopped || cart.read(CART_READ_DEADLINE_MS, false)),
    whenStopped: (run) => void ends.push(run),
  };
  const brought = new Map<unknown, unknown>();
  return {
    ...rare,
    cart,
    prepare() {
      for (const load of wanted) load().catch(() => undefined);
    },
    use<Actions>(create: (deps: FeatureDeps) => Actions) {
      if (!brought.has(create)) brought.set(create, create(rare));
      return brought.get(create) as Actions;
    },
    stop() {
      stopped = true;
      for (const end of ends) end();
      const end = ({ cart: running }: Work) => running.send({ type: 'stopped' });
      const there = work.value();
      if (there) end(there);
      // A load under way must not start work any more.
      else work.pending()?.then(end, () => undefined);
      timers.stop();
    },
  };
}

/** Timers that all end with the shop. */
function createTimers(): Pick<ShopDeps, 'later'> & { stop(): void } {
  type Timer = ReturnType<typeof setTimeout>;
  const timers = new Set<Timer>();
  let stopped = false;
  const end = (timer: Timer) => {
    clearTimeout(timer);
    timers.delete(timer);
  };
  return {
    later(ms, run) {
      if (stopped) return () => undefined;
      const timer = setTimeout(() => {
        end(timer);
        run();
      }, ms);
      timers.add(timer);
      return () => end(timer);
    },
    stop() {
      stopped = true;
      timers.forEach(end);
    },
  };
}
