import type { AddIntent, ProductKey } from '../../src/commerce/model/addIntent.ts';
import type { DirectSale } from '../../src/commerce/model/directSale.ts';
import type { FormDefinition } from '../../src/commerce/model/formDefinition.ts';
import type { Notice } from '../../src/commerce/model/notice.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Refusal } from './rules/checkAdd.ts';
import type { PurchaseFlow } from './rules/purchaseFlow.ts';

/** `refused`: by what is known here, `failed`: by the platform; both for a moment. */
export type AddStatus = 'idle' | 'adding' | 'added' | 'failed' | 'refused';

/** A purchase as chosen at the click. */
export interface Purchase extends AddIntent {
  readonly productInstance: ProductKey;
  readonly flow: PurchaseFlow;
  /** The platform's plan id; `null` without a plan. */
  readonly planId: string | null;
  /** The product's `choice` at the click. */
  readonly choice: number;
  /** The sale without the cart; `null`: the item goes into the cart. */
  readonly sale: DirectSale | null;
}

export interface ProductState {
  readonly product: Product;
  /** Option name to chosen value; absent = not chosen. Null prototype. */
  readonly selection: Readonly<Record<string, string>>;
  /** The quantity as typed; checked at the add. */
  readonly quantityText: string;
  /** Index in each variant's `pricingOptions`; `null`: bought once. */
  readonly plan: number | null;
  /** Incremented when a choice changes after an add; the button then stops showing that add. */
  readonly choice: number;
  readonly addStatus: AddStatus;
  /** Whether an add takes long enough to announce. */
  readonly isSlow: boolean;
  readonly addedBy: unknown;
  /** Whether that control buys at once. */
  readonly isExpress: boolean;
  /** Why the last add failed, until the visitor closes the message. */
  readonly notice: Notice | null;
  /** The reason of the last refusal, until the next try; `null`: nothing that can be corrected on the page. */
  readonly refusedFor: Refusal['reason'] | null;
  /** Options that were open, until each is chosen. */
  readonly missing: readonly string[];
  /** A purchase waiting for the item's form. */
  readonly pendingForm: { readonly form: FormDefinition; readonly purchase: Purchase } | null;
  /** The form's answers as JSON text; kept until the item is bought, so that nothing is typed twice. */
  readonly additionalFields: string | null;
  /** Ids of sold-out variants whose return the visitor waits for: the picker no longer shows the note that they are sold out. */
  readonly awaited?: readonly string[];
}

export type ProductStates = Readonly<Record<ProductKey, ProductState>>;
