import { untracked } from '../../../src/lib/createActivity.ts';
import { createCartWire } from '../../../widgets/cart/calls.ts';
import type { Store } from '../../../src/lib/openStore.ts';
import { createShop, type Shop } from '../../../src/app/createShop.ts';
import type { Send } from '../../../src/core/wire/createSend.ts';
import { createWork } from '../../../src/app/createWork.ts';
import { createCartNetwork, WRITE_DEADLINE_MS, type CartNetwork } from './cartNetwork.ts';
import type { CartHost } from './createCartHost.ts';
import { createStore } from '../../app/createTab.ts';
import { wireOf } from '../../app/createApi.ts';
import { createFakeApi, type FakeApi } from '../../app/fakeApi.ts';
import { plainSettings, type Told } from '../../app/openShop.ts';

/** One tab: its page, and what its pages keep. */
export interface Tab {
  readonly session: Map<string, string>;
  shop: Shop;
  /** The number of its page. */
  page: number;
}

/** The pages of a visitor: each with a shop of its own, a storage of its tab, and one that all tabs share. */
export interface CartPages {
  readonly network: CartNetwork;
  openTab(session?: Map<string, string>): Tab;
  /** Opens the next page of the tab. */
  goOn(tab: Tab): void;
  /** The page is no more. */
  close(tab: Tab): void;
  /** The page goes to sleep in the browser's cache; run what comes back to wake it. */
  sleep(tab: Tab): () => void;
  /** How often a page told that an add had failed. */
  failuresTold(): number;
}

/** Gives writes the deadline that the wire gives them. */
const patientSend =
  (send: Send): Send =>
  (call) =>
    send(call.method === 'get' ? call : { deadlineMs: WRITE_DEADLINE_MS, ...call });

/** The rest of the wire, which a cart does not ask. */
const unused = createFakeApi();

/** The parts that a test adds to the pages. */
interface PageHooks {
  readonly api?: FakeApi;
  readonly onEvent?: (page: number, event: Told) => void;
}

export function createCartPages(
  host: CartHost,
  onWrong: (what: string) => void,
  { api = unused, onEvent = () => undefined }: PageHooks = {},
): CartPages {
  const shared = createStore();
  /** The pages that get messages, by their number. */
  const open = new Map<number, (message: unknown) => void>();
  /** Settles when a page is left. */
  const gone = new Map<number, Ending>();
  let pages = 0;
  let failuresTold = 0;
  const network = createCartNetwork(host, { isOpen: (page) => open.has(page), gone: (page) => gone.get(page)?.promise }, onWrong);

  /** A store that ignores the writes of a page that has gone. */
  const guard = (store: Store, page: number): Store => ({
    ...store,
    set: (key, value) => open.has(page) && store.set(key, value),
    remove: (key) => void (open.has(page) && store.remove(key)),
  });
  const openPage = (tab: Pick<Tab, 'session'>): Pick<Tab, 'shop' | 'page'> => {
    const page = (pages += 1);
    gone.set(page, createEnding());
    const shop = createShop({
      loadWire: async () => wireOf({ ...api, cart: createCartWire({ send: patientSend(network.createSend(page)) }) }),
      loadWork: async (deps, loadWire) => createWork(deps, { readPlan: () => null, canChoose: () => true }, await loadWire()),
      emit(name, detail) {
        if (!open.has(page)) return;
        if (name === 'add-failed') failuresTold += 1;
        onEvent(page, { name, detail } as Told);
      },
      navigate: () => undefined,
      renew: () => null,
      track: untracked,
      settings: { ...plainSettings, isOnline: network.isOnline, cartEditDelay: 50 },
      tabs: {
        session: guard(createStore(tab.session), page),
        shared,
        post(message) {
          for (const [other, onMessage] of open) if (other !== page) queueMicrotask(() => open.has(other) && onMessage(message));
        },
      },
      showRefusal: () => undefined,
      onError: (error) => onWrong(String(error)),
    });
    open.set(page, (message) => {
      shop.cart.onTabMessage(message);
      if ((message as { type: string }).type === 'changed') void shop.cart.read(10_000, true);
    });
    shop.prepare();
    return { shop, page };
  };

  const leave = ({ page }: Tab) => {
    open.delete(page);
    gone.get(page)?.resolve();
  };

  return {
    network,
    openTab: (session = new Map<string, string>()) => ({ session, ...openPage({ session }) }),
    goOn: (tab) => void Object.assign(tab, openPage(tab)),
    close(tab) {
      leave(tab);
      tab.shop.stop();
    },
    sleep(tab) {
      const onMessage = open.get(tab.page)!;
      leave(tab);
      return () => {
        open.set(tab.page, onMessage);
        gone.set(tab.page, createEnding());
      };
    },
    failuresTold: () => failuresTold,
  };
}

interface Ending {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createEnding(): Ending {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => (resolve = go));
  return { promise, resolve };
}
