import type { Product } from '../../../src/commerce/model/product.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import type { AddRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { isSoldOut } from '../../../src/commerce/rules/soldOut.ts';
import { isVariantInStock, tracksStock } from '../../../src/commerce/rules/stock.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import { parseQuantity } from '../../../src/commerce/rules/parseQuantity.ts';
import { quantityCap } from './quantityCap.ts';
import { fill } from '../../../src/commerce/texts/fill.ts';

/** What the visitor is about to add. */
export interface AddAttempt {
  readonly product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'isMarkedSoldOut'>;
  readonly selection: Selection;
  /** The quantity input's value; null where the product has no such input, which means 1. */
  readonly quantityText: string | null;
  /** How many of the chosen variant the cart holds already. */
  readonly quantityInCart: number;
  /** Whether the visitor is to fill in a form first: the stock is then looked at before the quantity is (spec §5). */
  readonly hasForm?: boolean;
  /** The stock of a product without variants as the platform has it now; left out: not known. */
  readonly stock?: StockLevel | undefined;
}

/** `variant` is null for a product that came without variants: it is added with no sku, and the server decides. */
type AddCheck = { readonly ok: true; readonly variant: Variant | null; readonly quantity: number } | Refusal;

/** What is in the way of an add, and what to tell the visitor of it. */
export interface Refusal {
  readonly ok: false;
  readonly reason: 'options' | 'variant' | 'stock' | 'quantity';
  readonly message: string;
}

/**
 * Whether an add may be sent, else what to tell the visitor (spec §5 "Add to cart"), asked in this order: whether there is any, the
 * denomination of a gift card, open options, a matching variant, its stock, the quantity as typed, and whether that many are left beside
 * those in the cart. A gift card's only option is its denomination, so its own text takes the place of the options' one.
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

  const typed = quantityText === null ? ({ ok: true, quantity: 1 } as const) : parseQuantity(quantityText, texts);
  if (!typed.ok) return refuse('quantity', typed.message);
  if (typed.quantity > quantityCap(product, variant, quantityInCart)) return short;
  return { ok: true, variant, quantity: typed.quantity };
}

const refuse = (reason: Refusal['reason'], message: string): Refusal => ({ ok: false, reason, message });

/** Stock as the stock call answers it (spec §7); `qtyInStock` null: the server does not say. */
export interface StockLevel {
  readonly unlimited: boolean;
  readonly qtyInStock: number | null;
}

/**
 * Whether a product with an additional-fields form may ask the visitor to fill it in: unlimited, or stock above what the cart
 * already holds (spec §5). Unknown stock is left to the server at the add.
 */
export function isStockSufficient(stock: StockLevel, quantityInCart: number): boolean {
  return stock.unlimited || stock.qtyInStock === null || stock.qtyInStock > (quantityInCart > 0 ? quantityInCart : 0);
}

/**
 * Asks for the options that are still open (spec §5): "Please select the Size option.", "… the Size and Color options.",
 * "… the Size, Color, and Fit options."; empty for no names.
 */
export function selectOptionsText(
  names: readonly string[],
  texts: Pick<AddRefusalTexts, 'selectOneOption' | 'selectTwoOptions' | 'selectMoreOptions'>,
): string {
  const [option1, option2] = names;
  if (option1 === undefined) return '';
  if (option2 === undefined) return fill(texts.selectOneOption, { option: option1 });
  if (names.length === 2) return fill(texts.selectTwoOptions, { option1, option2 });
  const lastOption = names[names.length - 1] as string;
  return fill(texts.selectMoreOptions, { options: names.slice(0, -1).join(', '), lastOption });
}
