import type { Cart } from '../model/cart.ts';
import type { CartEntry } from '../model/cartEntry.ts';
import type { NewlyAdded } from '../model/newlyAdded.ts';
import type { OwnerAction } from '../model/ownerAction.ts';
import type { Variant } from '../model/variant.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';

/** A product's place on the page, which its parts share; two places of one item are two instances. Events of the page as a whole have `null`. */
export type ProductInstanceId = string;

/** A wish that a listener may refuse: after `preventDefault()` nothing is done. */
export interface Refusable {
  /** Whether a listener has refused. */
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** What a visitor is about to put into the cart, as chosen at the click. */
export interface AddIntent {
  readonly productInstance: ProductInstanceId | null;
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
}

/** Which form an event is about; fired on the form's element. */
export interface FormEvent {
  readonly productInstance: null;
  readonly formId: string;
  readonly kind: 'form' | 'newsletter';
  readonly element: Element;
}

/** A button block of the site; fired on the link or button in it. What is written on it is left out: a theme may look for itself. */
export interface ButtonEvent {
  readonly productInstance: null;
  /** The id of the block's element. */
  readonly blockId: string | null;
  /** As it stands in the markup; `null` for a button that is no link. */
  readonly href: string | null;
  readonly element: Element;
}

/**
 * The events of a shop by name, with their detail. Each is emitted once, after the fact; only names beginning with `before-` come
 * before it and can be refused. On the page they are DOM events `storefront:<name>` (bubbling, composed) on the product's element,
 * or on the document element where no product is concerned.
 */
export interface StorefrontEvents {
  /** Everything found on the page at start is mounted. */
  ready: { readonly productInstance: null };
  /** The platform's cart is known for the first time, or is another than before. `cart` is `null` when the visitor has none. */
  'cart-change': { readonly productInstance: null; readonly cart: Cart | null };
  /** An item is about to be added. Refusable. */
  'before-add': AddIntent & Refusable;
  /**
   * The platform has added an item (spec §4). `confirmationType` is the site's choice of what to show
   * (`addToCartConfirmationType`), for themes that open a panel of their own.
   */
  'item-added': AddIntent & { readonly newlyAdded: NewlyAdded | null; readonly cart: Cart; readonly confirmationType: number | null };
  /**
   * The visitor is about to leave for a page of the platform that sells at once, or takes the money. `url` is a path of this site.
   * Refusable.
   */
  'before-checkout': {
    readonly productInstance: ProductInstanceId | null;
    readonly flow: 'cart' | 'express' | 'subscription' | 'gift-card';
    readonly url: string;
  } & Refusable;
  /** The platform has taken a line out of the cart. */
  'item-removed': { readonly productInstance: null; readonly entry: CartEntry; readonly cart: Cart };
  /** A line that was taken out is back. */
  'item-restored': { readonly productInstance: null; readonly entry: CartEntry; readonly cart: Cart };
  /** A change of the cart failed and was rolled back. `message` is the text that the visitor reads. */
  'cart-failed': { readonly productInstance: null; readonly title: string; readonly message: string };
  /** An add was refused, by our checks or by the platform. `message` is the text that the visitor reads. */
  'add-failed': {
    readonly productInstance: ProductInstanceId | null;
    readonly itemId: string;
    readonly title: string;
    readonly message: string;
  };
  /** Another variant is selected, or none any more (`null`). Only fired on change. */
  'variant-change': {
    readonly productInstance: ProductInstanceId;
    readonly itemId: string;
    readonly variant: Variant | null;
    readonly selection: Readonly<Record<string, string>>;
  };
  /** The platform will tell the visitor when the variant is back in stock. Who the visitor is, is nobody else's business. */
  'restock-signed-up': { readonly productInstance: ProductInstanceId; readonly itemId: string; readonly variantId: string };
  /** A form is right and about to be sent. Refusable. Form events never hold what a visitor has typed: a theme may look at the form itself. */
  'before-submit': FormEvent & Refusable;
  /** The platform has taken a form. */
  'form-submitted': FormEvent;
  /** A form was refused, by our checks or by the platform: the texts that the visitor reads, and the ids of the fields they are about. */
  'form-failed': FormEvent & { readonly messages: readonly string[]; readonly fields: readonly string[] };
  /** The visitor looks at a product in a lightbox. Once for each product shown there. */
  'quick-view': { readonly productInstance: null; readonly itemId: string };
  /** The page is one of a product. Once for each page. `productInstance` is the product's, where it is mounted. */
  'product-viewed': { readonly productInstance: ProductInstanceId | null; readonly itemId: string };
  /** The page is the cart, and what is in it is known; `null`: the visitor has none. Once for each page. */
  'cart-viewed': { readonly productInstance: null; readonly cart: Cart | null };
  /** A form or newsletter is on the page, mounted or left to the platform. Once for each. */
  'form-render': FormEvent;
  /** The site's popup is shown; `version` is its owner's count of its changes. */
  'overlay-shown': { readonly productInstance: null; readonly version: number | null };
  /** The visitor has closed it, after signing up (`submitted`) or without. */
  'overlay-closed': { readonly productInstance: null; readonly version: number | null; readonly submitted: boolean };
  /** What analytics tells others of the shop, by the names of Google Analytics 4, after the visitor's consent. */
  analytics: { readonly productInstance: null } & AnalyticsEvent;
  /** The visitor has clicked a button block. */
  'button-click': ButtonEvent;
  /** Half of a button block has been on the screen: once for each. */
  'button-render': ButtonEvent;
  /** The owner has done something on the owner's screens; fired on their element. Heard of once the page has come to rest. */
  'owner-action': { readonly productInstance: null } & OwnerAction;
  /** A widget failed; the server's HTML is back in its place. */
  'widget-failed': { readonly productInstance: null; readonly widget: string; readonly element: Element };
}

export type StorefrontEventName = keyof StorefrontEvents;
