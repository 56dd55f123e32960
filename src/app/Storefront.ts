export type { ConsentState } from '../commerce/model/consent.ts';
export type { AnalyticsEvent } from '../visitor/analyticsEvent.ts';
import type { AccountFacade } from '../../widgets/account/createAccountFacade.ts';
import type { ConsentApi } from '../visitor/createConsentFacade.ts';
import type { Refused } from '../core/notRunning.ts';
import type { ApiError } from '../core/wire/ApiError.ts';
import type { Result } from '../lib/result.ts';
import type { StorefrontEventName, StorefrontEvents } from './StorefrontEvents.ts';
import type { StorefrontFilter, StorefrontFilterName, StorefrontFilterOptions, StorefrontFilters } from './StorefrontFilters.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { ProductHandle } from '../../widgets/product/createProductHandle.ts';
import type { CreateFeature, Kit } from './CreateFeature.ts';
import type { Inspection } from './inspect/Inspection.ts';
import type { QueuedCall } from './replayQueue.ts';
import type { StartOptions } from './StartOptions.ts';
import type { CartApi } from '../../widgets/cart/createCartApi.ts';

export type { AccountState } from '../../widgets/account/AccountState.ts';
export type {
  AccountFacade,
  ConsentApi,
  CreateFeature,
  Inspection,
  Kit,
  ProductHandle,
  StartOptions,
  StorefrontEventName,
  StorefrontEvents,
};
export type { StorefrontFilter, StorefrontFilterName, StorefrontFilterOptions, StorefrontFilters };

/**
 * The global `Storefront` and the named exports of the package. Nothing here throws or rejects: what cannot be done is answered with
 * `{ ok: false, error }`.
 */
export interface Storefront {
  readonly version: string;
  /** Settles when everything found on the page at start is mounted; at once on a page without our elements. */
  readonly ready: Promise<void>;
  /**
   * Starts once; a second call returns the first one's promise. Options win over the tag's attributes and the page context. Settles when the page
   * is mounted; without a page (in Node), or when files are lost, with `ok: false`.
   */
  start(options?: StartOptions): Promise<Result<null, ApiError>>;
  /** Mounts new elements below `root` (default: the whole page). Idempotent. */
  scan(root?: ParentNode): Promise<Result<null, ApiError>>;
  /** Unmounts everything, restores the server's HTML and leaves no listener, observer or timer behind. `start()` begins anew. */
  destroy(): void;
  /** Listens for a shop event; returns its off. Listeners outlive `destroy()`. */
  on<Name extends StorefrontEventName>(name: Name, listener: (detail: StorefrontEvents[Name]) => void): () => void;
  /**
   * Changes a value where the shop writes it; returns its off. Of several filters each gets what the one before has returned. One that
   * throws, or returns another type, counts as absent and is reported once. Filters outlive `destroy()`.
   */
  filter<Name extends StorefrontFilterName>(
    name: Name,
    filter: StorefrontFilter<Name>,
    options?: StorefrontFilterOptions<Name>,
  ): () => void;
  /** Calls queued before the script was loaded, as `['on', 'item-added', fn]`; later calls run at once. */
  push<Name extends StorefrontEventName>(call: readonly ['on', Name, (detail: StorefrontEvents[Name]) => void]): void;
  push<Name extends StorefrontFilterName>(
    call: readonly ['filter', Name, StorefrontFilter<Name>, options?: StorefrontFilterOptions<Name>],
  ): void;
  push(call: readonly ['use', CreateFeature]): void;
  push(call: readonly ['whenIdle', () => void]): void;
  push(...calls: QueuedCall[]): void;
  /**
   * Adds a feature from outside. The function is called once, with the kit that features are built with, when the renderer is loaded, which the
   * page then needs in any case; it may be async. What it throws, and a name that another feature has, is one line on the console.
   */
  use(create: CreateFeature): void;
  /** The visitor's cart, with the actions that the widgets use. */
  readonly cart: CartApi;
  /** Sets a User Timing mark; the name gets the prefix "rum-". */
  readonly mark: Timings['mark'];
  /** Measures from the mark of the same name until now; recorded if the platform asks for page speed. */
  readonly measure: Timings['measure'];
  /** The customer's account on this site. */
  readonly account: AccountFacade;
  /** The visitor's consent to storage and analytics. */
  readonly consent: ConsentApi;
  /** Sends an event of the page's own to the platform's events service, with the visitor's consent. */
  track(schemaName: string, payload?: object): void;
  /**
   * Everything about this page that helps to find a fault, as data and as `text` for an issue: what is mounted and why something is not,
   * products, settings with where each is from, consent, requests, events, timings. Nothing that a visitor has typed, no cookie, token or
   * e-mail address is among it. Its file is loaded by the first call; `ok: false` where that is lost, or where there is no page.
   */
  inspect(): Promise<({ readonly ok: true } & Inspection) | Refused>;
  /**
   * Settles when nothing is being mounted, sent or announced: never by time alone, and at once where the shop was not started or was
   * destroyed. What waits for the visitor or for the network is not under way.
   *
   * @param run called then, for calls that are queued before the script is loaded
   */
  whenIdle(run?: () => void): Promise<void>;
  /** The product that `element` belongs to, once it is mounted; `null` before that, or when it belongs to none. */
  product(element: Element): ProductHandle | null;
  product(element: unknown): ProductHandle | Refused | null;
}

/**
 * The page's queue before the script has loaded: `window.Storefront = window.Storefront || []`, then
 * `window.Storefront.push(['on', 'item-added', fn])`. Nothing else of `Storefront` is there
 * yet; `filter` is the array's own.
 */
export type StorefrontQueue = Pick<Storefront, 'push'> & { readonly [Name in Exclude<keyof Storefront, 'push' | 'filter'>]?: undefined };

declare global {
  interface Window {
    /** The live instance; before the script has loaded, the page's queue of calls. */
    Storefront?: Storefront | StorefrontQueue;
  }
}
