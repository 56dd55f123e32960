import { openStore, readList, type Store } from '../lib/openStore.ts';
import { stringify } from '../lib/stringify.ts';
import { isOnline } from '../lib/when.ts';
import type { Outbox } from './createOutbox.ts';
import type { Wire } from './createWire.ts';
import { addListener } from '../lib/listen.ts';

/** Facts that have failed once, for the tab's next page. */
export const UNSENT_KEY = 'storefront-unsent';

/** Time (ms) after which a fact that failed is sent again. */
const RETRY_MS = 5000;

/** A fact of the shop for the platform: a product that was looked at, an add, an order. */
export interface ShopFact {
  readonly event: string;
  readonly data: object;
}

/** Sends facts until the platform has accepted them, twice at most: later on this page, or on the tab's next. */
export interface ShopFacts {
  send(event: string, data: object): void;
  forget(): void;
  stop(): void;
}

interface ShopFactsDeps {
  readonly outbox: Outbox;
  readonly wire: Wire;
  readonly apiRoot: string;
  readonly crumb: () => string | null;
  /** Whether the visitor allows what an earlier page of the tab has left to be sent. */
  readonly maySend: () => boolean;
  /** The second attempt failed too. */
  readonly onLost: (fact: ShopFact) => void;
}

export function createShopFacts({ outbox, wire, apiRoot, crumb, maySend, onLost }: ShopFactsDeps): ShopFacts {
  const store = openStore('sessionStorage');
  /** Where nothing can be stored. */
  let memory: readonly ShopFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Read at each use: a page that comes out of the browser's cache must not send what the pages between have sent.
  const read = () => [...readUnsent(store), ...memory];
  const keep = (next: readonly ShopFact[]) => {
    if (next.length === 0) store.remove(UNSENT_KEY);
    memory = next.length === 0 || store.set(UNSENT_KEY, stringify(next)) ? [] : next;
  };
  const attempt = (fact: ShopFact, onFailed: () => void) =>
    outbox.send(async () => {
      // The body is made when it is sent, because the crumb may have changed.
      const body = new URLSearchParams({ crumb: crumb() ?? '', event: fact.event, data: stringify(fact.data) });
      const answer = await wire.post(`${apiRoot}events/RecordEvent`, body.toString(), 'form');
      if (!answer || answer.status < 200 || answer.status > 299) onFailed();
    });
  const retry = () => {
    clearTimeout(timer);
    if (!isOnline() || !maySend()) return;
    const again = read();
    if (again.length > 0) keep([]);
    for (const fact of again) attempt(fact, () => onLost(fact));
  };
  const off = addListener(window, 'online', retry);
  retry();

  return {
    send: (event, data) =>
      attempt({ event, data }, () => {
        // The visitor may have said no meanwhile.
        if (!maySend()) return;
        keep([...read(), { event, data }]);
        clearTimeout(timer);
        timer = setTimeout(retry, RETRY_MS);
      }),
    forget: () => keep([]),
    stop() {
      off();
      clearTimeout(timer);
    },
  };
}

const readUnsent = (store: Store): readonly ShopFact[] =>
  readList(store, UNSENT_KEY).filter((fact): fact is ShopFact => typeof Object(fact).event === 'string');
