import type { ConsentState } from '../../commerce/model/consent.ts';

/** An element that a widget may apply to. */
export interface InspectedPart {
  /** Its tag, id, first classes and hook. */
  readonly element: string;
  readonly widget: string;
  /** `declined`: it stays as served; `off`: the page has switched it off. */
  readonly state: 'waiting' | 'loading' | 'mounted' | 'failed' | 'declined' | 'off' | 'unknown';
  /** The reason why it waits, or was declined; `null`: there is nothing to explain. */
  readonly why: string | null;
  /** The id of its product in `products`; `null`: none. */
  readonly product: string | null;
}

/** A product of the page. */
export interface InspectedProduct {
  readonly id: string;
  /** The platform's id. */
  readonly item: string;
  readonly element: string | null;
  /** 1 physical, 2 digital, 3 service, 4 gift card, … as the platform numbers them. */
  readonly type: number;
  readonly variants: number;
  readonly isSoldOut: boolean;
  /** Of the chosen variant; `null`: none is chosen. */
  readonly sku: string | null;
  /** Options that are still to be chosen. */
  readonly open: readonly string[];
  readonly add: string;
  /** Why the last add was refused on the page. */
  readonly refusedFor: string | null;
}

/** A setting or flag, and where its value is from. */
export interface InspectedSetting {
  readonly name: string;
  readonly value: unknown;
  readonly from: 'default' | 'page context' | 'script tag' | 'start()';
}

/** The result of `Storefront.inspect()`. Times are in ms since navigation began. */
export interface Inspection {
  readonly version: string;
  /** The name of the script's file; `null`: a module imported it. */
  readonly file: string | null;
  /** `none`: no part of the page needs the shop; `stopped`: it was not started, or was destroyed. */
  readonly state: 'running' | 'none' | 'stopped';
  readonly page: Readonly<Record<string, string | number | boolean | null>>;
  readonly parts: readonly InspectedPart[];
  readonly products: readonly InspectedProduct[];
  /** `null`: not known. `lines`: `null` before the cart was read. */
  readonly cart: {
    readonly status: string;
    readonly lines: number | null;
    readonly isChanging: boolean;
    readonly isWaiting: boolean;
  } | null;
  readonly consent: ConsentState | null;
  readonly settings: readonly InspectedSetting[];
  /** Feature flags that are on. */
  readonly flags: readonly { readonly name: string; readonly from: string }[];
  /** Requests to the platform, and files of the shop that were lost. `status` 0: unknown. */
  readonly requests: readonly { readonly path: string; readonly status: number; readonly at: number; readonly ms: number }[];
  /** The last ten, by name alone, because details may hold what a visitor typed. */
  readonly events: readonly { readonly event: string; readonly at: number }[];
  readonly timings: readonly { readonly name: string; readonly at: number; readonly ms: number }[];
  /** The last errors. The message is there only for mistakes of the page, because any other may quote a visitor. */
  readonly errors: readonly { readonly part: string; readonly error: string; readonly at: number }[];
  /** All of it, to paste into an issue. */
  readonly text: string;
}
