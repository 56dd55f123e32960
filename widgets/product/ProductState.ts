import type { AddIntent, ProductInstanceId } from '../../src/commerce/model/addIntent.ts';
import type { FormDefinition } from '../../src/commerce/model/formDefinition.ts';
import type { Notice } from '../../src/commerce/model/notice.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Refusal } from './rules/checkAdd.ts';
import type { RestockProblem } from '../../src/commerce/rules/checkRestock.ts';
import type { PurchaseFlow } from './rules/purchaseFlow.ts';

/** What the add button of one product is doing (spec §4). */
export type AddStatus = 'idle' | 'adding' | 'added' | 'failed';

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

/** The products on the page, by product instance. */
export type ProductStates = Readonly<Record<ProductInstanceId, ProductState>>;
