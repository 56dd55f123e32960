import { ApiError } from '../api/ApiError.ts';
import { fail } from '../lib/result.ts';
import type { CartActions, CartChanges } from './CartApi.ts';
import type { CartRunner } from './cart/createCartRunner.ts';
import type { ShopDeps } from './createShop.ts';
import { forwardChanges, type ChangeOutcome } from './forwardChanges.ts';

/** How long a reading of the cart may take, in ms. */
const READ_DEADLINE_MS = 10_000;

/** The cart of this page. What works on it is loaded with the wire: with the first use, or ahead of it. */
export function createCartActions(deps: ShopDeps): CartActions {
  const { store, loadCartRunner, settings } = deps;
  let runner: CartRunner | null = null;
  let loading: Promise<CartRunner> | null = null;
  let isStopped = false;

  const load = (): Promise<CartRunner> => {
    loading ??= loadCartRunner().then(({ createCartRunner }) => (runner ??= createCartRunner(deps)));
    loading.catch(() => (loading = null));
    return loading;
  };
  /** At once when it can be, so that a change is shown at once. */
  const use = async <Value>(run: (runner: CartRunner) => Promise<Value>) => {
    if (runner) return run(runner);
    try {
      const loaded = await load();
      return isStopped ? fail(new ApiError('aborted', 'Request aborted')) : await run(loaded);
    } catch (cause) {
      return fail(new ApiError('offline', 'Network Error', { cause }));
    }
  };
  const change = (name: keyof CartChanges, given: readonly unknown[]) => use((cart) => cart.change(name, given)) as ChangeOutcome;
  const finish = async () => (await loading?.catch(() => null))?.finish() ?? true;
  const show = (part: Partial<ReturnType<typeof store.getState>['cart']>) => store.setState(({ cart }) => ({ cart: { ...cart, ...part } }));

  return {
    ...forwardChanges(change),
    get: () => store.getState().cart.cart,
    async load(deadlineMs = READ_DEADLINE_MS, isQuiet = false) {
      if (!runner) show({ status: 'loading' });
      const answer = await use((cart) => cart.read(deadlineMs, isQuiet));
      // What works on the cart could not be loaded: the buttons show all the same.
      if (!answer.ok && !runner && !isStopped) show({ status: 'failed', error: settings.cartTexts.unreachable, settled: true });
      return answer;
    },
    subscribe: (listener) =>
      store.subscribe(({ cart }, before) => {
        if (cart !== before.cart) listener(cart);
      }),
    flush: async () => void (await finish()),
    async finish() {
      const isDone = await finish();
      const { offlineTitle, offlineChanges } = settings.shopTexts;
      // What was refused is told already.
      if (!isDone && store.getState().cart.waiting) {
        runner?.tell({ type: 'stays', notice: { title: offlineTitle, message: offlineChanges } });
      }
      return isDone;
    },
    paint: (painted) => show({ painted }),
    settle: () => (runner ? runner.tell({ type: 'settled' }) : show({ settled: true })),
    prepare: () => void load().catch(() => undefined),
    resume: () => runner?.tell({ type: 'resumed' }),
    hear: (message) => runner?.hear(message),
    pageIs: (moment) => runner?.pageIs(moment),
    dismissNotice: () => runner?.tell({ type: 'dismissed' }),
    forget: (entryId) => runner?.tell({ type: 'forgotten', entryId }),
    stop() {
      isStopped = true;
      runner?.tell({ type: 'stopped' });
    },
  };
}
