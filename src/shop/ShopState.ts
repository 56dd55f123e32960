import type { Cart } from '../model/cart.ts';
import type { CartEntry } from '../model/cartEntry.ts';
import type { FormDefinition } from '../model/formDefinition.ts';
import type { Product } from '../model/product.ts';
import type { AddIntent, ProductInstanceId } from '../events/events.ts';
import type { PurchaseFlow } from '../rules/purchaseFlow.ts';
import type { Refusal } from '../rules/checkAdd.ts';
import type { RestockProblem } from '../rules/checkRestock.ts';
import type { PendingEdit } from '../rules/intentRules.ts';

/** A line that was taken out on this page. */
export type RemovedLine = CartEntry & {
  /** The id of the line before which it stood; `null`: it was the last. */
  readonly place: string | null;
};

/** A line of which the platform gave less than was asked for. */
export interface LoweredLine {
  readonly entryId: string;
  /** How many were asked for. */
  readonly wanted: number;
  /** How many the platform made of it. */
  readonly quantity: number;
}

/** Why a change of the cart was rolled back. */
export interface CartNotice extends Notice {
  /** The line that was to be changed; `null`: it says that changes wait for the network. */
  readonly entryId: string | null;
}

/** The visitor's cart as far as we know it. */
export interface CartState {
  /** `idle`: not asked for (the visitor has none, or it is not yet known whether); then as spec §4. `loading` beside a cart: it is read anew. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /**
   * The cart to show: the last good one with the visitor's pending changes laid over it. Of its sums those of lines, pieces and
   * subtotal follow at once. After a failure it is the last good cart again. `null`: none known.
   */
  readonly cart: Cart | null;
  /** What the platform said when the cart could not be read (spec §8 passes it on). */
  readonly error: string | null;
  /** Whether a change is due or under way, so that the totals shown are about to change. */
  readonly recalculating: boolean;
  /** Whether a change waits for the network. */
  readonly waiting: boolean;
  /** The sums of the cart that the page was served with and shows until the cart is there; `null`: it shows none. */
  readonly painted: PaintedCart | null;
  /** Whether it is settled what is in the cart: add buttons stay hidden until then (spec §4). */
  readonly settled: boolean;
  /** What is pending about a line, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
  /** Lines taken out on this page that can be brought back, oldest first. */
  readonly removed: readonly RemovedLine[];
  /** The lines of which the platform gave less than was asked for, until they are edited again. */
  readonly lowered: readonly LoweredLine[];
  /** Why the last coupon was not taken, until the next try or until the visitor has read it. */
  readonly couponError: string | null;
  /** Why the last place or way of shipping was not taken, until the next try. */
  readonly shippingError: string | null;
  /** Why a change was rolled back, until the visitor has read it. Adds, coupons and shipping tell it elsewhere. */
  readonly notice: CartNotice | null;
}

/** What counts of a cart. */
export type PaintedCart = Pick<Cart, 'totalQuantity' | 'subtotalCents'>;

/** What the add button of one product is doing (spec §4). */
export type AddStatus = 'idle' | 'adding' | 'added' | 'failed';

/** A message that the visitor has to read, with its title (spec §8). */
export interface Notice {
  readonly title: string;
  readonly message: string;
}

/** What the visitor asked to buy, as chosen at the click. */
export interface Purchase extends AddIntent {
  readonly productInstance: ProductInstanceId;
  readonly flow: PurchaseFlow;
  /** The platform's name for the chosen plan; `null` where none was to be chosen. */
  readonly planId: string | null;
  /** The product's `choice` at that moment. */
  readonly choice: number;
}

/** What became of a visitor's wish to be told of a restock. */
export interface RestockState {
  readonly status: 'sending' | 'failed' | 'done';
  /** What has to be mended before it can be sent. */
  readonly problem: RestockProblem | null;
  /** Why the platform did not take it. */
  readonly message: string | null;
}

/** One product instance on the page. */
export interface ProductState {
  readonly product: Product;
  /** Option name to chosen value; absent = not chosen. Null prototype. */
  readonly selection: Readonly<Record<string, string>>;
  /** What stands in the quantity field, as typed: judged when the visitor adds. */
  readonly quantityText: string;
  /** The plan to buy under, by its place in each variant's `pricingOptions`; `null`: bought once. */
  readonly plan: number | null;
  /** Counts the choices that were changed after an add was asked for: the button shows nothing more of that add. */
  readonly choice: number;
  readonly addStatus: AddStatus;
  /** Whether an add takes so long that the visitor has to be told. */
  readonly isSlow: boolean;
  /** The control that the last add came from, which is where its outcome is shown; `null`: a script. */
  readonly addedBy: unknown;
  /** Why the last add failed, until the visitor has read it. */
  readonly notice: Notice | null;
  /** What was in its way, until the visitor tries again; `null`: nothing that could be mended on the page. */
  readonly refusedFor: Refusal['reason'] | null;
  /** The options of it that were open, until each is chosen. */
  readonly missing: readonly string[];
  /** A purchase that waits until the visitor has filled in the item's form. */
  readonly pendingForm: { readonly form: FormDefinition; readonly purchase: Purchase } | null;
  /** What the visitor has filled in, as JSON text; kept until the item is bought, so that nothing is typed twice. */
  readonly additionalFields: string | null;
  /** By variant id; absent = not tried. Null prototype. */
  readonly restock?: Readonly<Record<string, RestockState>>;
}

/** The one truth about the shop on this page. */
export interface ShopState {
  readonly cart: CartState;
  readonly products: Readonly<Record<ProductInstanceId, ProductState>>;
}
