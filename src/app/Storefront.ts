export type { ConsentState } from '../visitor/readConsent.ts';
export type { AnalyticsEvent } from '../visitor/analyticsEvent.ts';
import type { AccountFacade } from '../../widgets/account/createAccountFacade.ts';
import type { ConsentApi } from '../visitor/createConsentFacade.ts';
import type { StorefrontEventName, StorefrontEvents } from './StorefrontEvents.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { ProductHandle } from '../../widgets/product/ProductHandle.ts';
import type { QueuedCall } from './replayQueue.ts';
import type { StartOptions } from '../core/config.ts';
import type { CartApi } from '../../widgets/cart/CartApi.ts';

export type { AccountState } from '../../widgets/account/AccountState.ts';
export type { AccountFacade, ConsentApi, ProductHandle, StartOptions, StorefrontEventName, StorefrontEvents };

/** What a page can do with the shop: the global `Storefront`, and the named exports of the package. */
export interface Storefront {
  /** The version of this build. */
  readonly version: string;
  /** Settles when everything found on the page at start is mounted; at once on a page that has nothing of ours. */
  readonly ready: Promise<void>;
  /** Starts once; a second call returns the first one's promise. Options win over the tag's attributes and the page context. */
  start(options?: StartOptions): Promise<void>;
  /** Mounts what is new below `root` (default: the whole page). Idempotent. */
  scan(root?: ParentNode): Promise<void>;
  /** Unmounts everything, gives the server's HTML back and leaves no listener, observer or timer behind. `start()` begins anew. */
  destroy(): void;
  /** Listens to a shop event; returns its off. Listeners outlive `destroy()`. */
  on<Name extends StorefrontEventName>(name: Name, listener: (detail: StorefrontEvents[Name]) => void): () => void;
  /** Calls queued before the script was loaded, as `['on', 'item-added', fn]`; afterwards it calls straight through. */
  push(...calls: QueuedCall[]): void;
  /** The visitor's cart: the same actions that the widgets use. */
  readonly cart: CartApi;
  /** Notes this moment, by the User Timing API; the name gets the prefix "rum-". */
  readonly mark: Timings['mark'];
  /** Notes how long something took, from the mark of the same name until now; the platform is told where it wants to know. */
  readonly measure: Timings['measure'];
  /** The customer's account on this site. */
  readonly account: AccountFacade;
  /** What the visitor allows to be kept and told. */
  readonly consent: ConsentApi;
  /** Sends an event of the page's own to the platform's events service, where visitors are tracked at all and this one agrees. */
  track(schemaName: string, payload?: object): void;
  /** The product that `element` belongs to, once it is mounted; `null` before that, or when it belongs to none. */
  product(element: Element): ProductHandle | null;
}
