import type { Product } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import type { AddRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { isSoldOut } from '../../../src/commerce/rules/soldOut.ts';
import { isVariantInStock, tracksStock } from '../../../src/commerce/rules/stock.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import { parseQuantity } from '../../../src/commerce/rules/parseQuantity.ts';
import { quantityCap } from '../../../src/commerce/rules/stock.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';

export interface AddAttempt {
  readonly product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'isMarkedSoldOut'>;
  readonly selection: Selection;
  readonly quantityText: string;
  /** How many of the chosen variant the cart holds already. */
  readonly quantityInCart: number;
  /** Whether a form comes first; stock is then checked before the quantity. */
  readonly hasForm?: boolean;
  /** Current stock of a product without variants; left out: unknown. */
  readonly stock?: StockLevel | undefined;
}

/** `variant` is null for a product without variants, which is added without a sku. */
export type AddCheck = { readonly ok: true; readonly variant: Variant | null; readonly quantity: number } | Refusal;

/** The reason of a refusal and its message. */
export interface Refusal {
  readonly ok: false;
  readonly reason: 'options' | 'variant' | 'stock' | 'quantity';
  readonly message: string;
}

/**
 * Whether an add may be sent, else the message, checked in this order: availability, a gift card's denomination, open options, a matching
 * variant, its stock, the quantity as typed, and stock beside the cart's. A gift card's only option is its denomination, which has its own
 * text.
 */
export function checkAdd(
  { product, selection, quantityText, quantityInCart, hasForm, stock }: AddAttempt,
  texts: AddRefusalTexts,
): AddCheck {
  const short = refuse('stock', texts.notEnoughStock);
  if (isSoldOut(product)) return short;
  const open = unselectedOptions(product, selection);
  if (open.length > 0) {
    return refuse('options', product.type === PRODUCT_TYPE.giftCard ? texts.selectDenomination : selectOptionsText(open, texts));
  }
  const variant = matchVariant(product, selection);
  if (variant ? variant.problem !== undefined : product.variants.length > 0) return refuse('variant', texts.variantUnavailable);
  if (variant !== null && !isVariantInStock(variant, product.type)) return short;
  const level = variant ?? stock;
  if (hasForm && level && tracksStock(product.type) && !isStockSufficient(level, quantityInCart)) return short;

  const typed = parseQuantity(quantityText, texts);
  if (!typed.ok) return refuse('quantity', typed.message);
  if (typed.quantity > quantityCap(product, variant, quantityInCart)) return short;
  return { ok: true, variant, quantity: typed.quantity };
}

const refuse = (reason: Refusal['reason'], message: string): Refusal => ({ ok: false, reason, message });

/** `qtyInStock` null: unknown. */
export interface StockLevel {
  readonly unlimited: boolean;
  readonly qtyInStock: number | null;
}

/** Whether the form may be shown: unlimited stock, or more than the cart holds. Unknown stock is checked by the platform at the add. */
export function isStockSufficient(stock: StockLevel, quantityInCart: number): boolean {
  return stock.unlimited || stock.qtyInStock === null || stock.qtyInStock > (quantityInCart > 0 ? quantityInCart : 0);
}

/** "Please select the Size option.", "… the Size and Color options.", "… the Size, Color, and Fit options."; empty without names. */
export function selectOptionsText(
  names: readonly string[],
  texts: Pick<AddRefusalTexts, 'selectOneOption' | 'selectTwoOptions' | 'selectMoreOptions' | 'listSeparator'>,
): string {
  const [option1, option2] = names;
  if (option1 === undefined) return '';
  if (option2 === undefined) return fill(texts.selectOneOption, { option: option1 });
  if (names.length === 2) return fill(texts.selectTwoOptions, { option1, option2 });
  const lastOption = names[names.length - 1] as string;
  return fill(texts.selectMoreOptions, { options: names.slice(0, -1).join(texts.listSeparator), lastOption });
}
