import type { AddIntent, ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { Cart, CartEntry } from '../../src/commerce/model/cart.ts';
import type { DirectSale } from '../../src/commerce/model/directSale.ts';
import type { NewlyAdded } from './calls.ts';
import type { Refusable } from '../../src/lib/refusable.ts';

/** The events of the cart, and of what is put into it. Emitted on the page as described at `StorefrontEvents`. */
export interface CartEvents {
  /** The mini cart is about to open. Refusable. */
  'before-cart-open': { readonly productInstance: null } & Refusable;
  /** The mini cart is shown. */
  'cart-opened': { readonly productInstance: null; readonly cart: Cart | null };
  /** The mini cart was closed. */
  'cart-closed': { readonly productInstance: null; readonly cart: Cart | null };
  /**
   * The platform's cart is known for the first time, or is another than before. `cart` is `null` when the visitor has none. `isOwn`: a
   * change made on this page led to it.
   */
  'cart-change': { readonly productInstance: null; readonly cart: Cart | null; readonly isOwn: boolean };
  /** An item is about to be added. Refusable. */
  'before-add': AddIntent & Refusable;
  /**
   * The platform has added an item. `confirmationType` is the site's choice of what to show
   * (`addToCartConfirmationType`), for themes that open a panel of their own. `isExpress`: it is bought at once.
   */
  'item-added': AddIntent & {
    readonly newlyAdded: NewlyAdded | null;
    readonly cart: Cart;
    readonly confirmationType: number | null;
    readonly isExpress?: true;
  };
  /** An add was refused, by our checks or by the platform. `message` is the text that the visitor reads. */
  'add-failed': {
    readonly productInstance: ProductKey | null;
    readonly itemId: string;
    readonly title: string;
    readonly message: string;
  };
  /**
   * The visitor is about to leave for a page of the platform that sells at once, or takes the money. `url` is a path of this site; `sale`
   * is what a subscription or a gift card sells, and `null` where the cart is sold. Refusable.
   */
  'before-checkout': {
    readonly productInstance: ProductKey | null;
    readonly flow: 'cart' | 'express' | 'subscription' | 'gift-card';
    readonly url: string;
    readonly sale: DirectSale | null;
  } & Refusable;
  /** The platform has taken a line out of the cart. */
  'item-removed': { readonly productInstance: null; readonly entry: CartEntry; readonly cart: Cart };
  /** A line that was taken out is back. */
  'item-restored': { readonly productInstance: null; readonly entry: CartEntry; readonly cart: Cart };
  /** The platform has taken the visitor's way of shipping. `name` is the platform's. */
  'shipping-chosen': { readonly productInstance: null; readonly name: string; readonly cart: Cart };
  /** A change of the cart failed and was rolled back. `message` is the text that the visitor reads. */
  'cart-failed': { readonly productInstance: null; readonly title: string; readonly message: string };
  /** The page is the cart, and what is in it is known; `null`: the visitor has none. Once for each page. */
  'cart-viewed': { readonly productInstance: null; readonly cart: Cart | null };
}
