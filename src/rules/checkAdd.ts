import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE } from '../model/productType.ts';
import type { Variant } from '../model/variant.ts';
import type { ProductTexts } from '../text/productTexts.ts';
import { selectOptionsText } from '../text/selectOptionsText.ts';
import { isSoldOut } from './isSoldOut.ts';
import { isStockSufficient } from './isStockSufficient.ts';
import { isVariantInStock } from './isVariantInStock.ts';
import { matchVariant } from './matchVariant.ts';
import { parseQuantity } from './parseQuantity.ts';
import { quantityCap } from './quantityCap.ts';
import type { Selection } from './selection.ts';
import { tracksStock } from './tracksStock.ts';
import { unselectedOptions } from './unselectedOptions.ts';

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
}

/** `variant` is null for a product that came without variants: it is added with no sku, and the server decides. */
export type AddCheck =
  { readonly ok: true; readonly variant: Variant | null; readonly quantity: number } | { readonly ok: false; readonly message: string };

/**
 * Whether an add may be sent, else what to tell the visitor (spec §5 "Add to cart"), asked in this order: denomination of a
 * gift card, open options, a matching variant, its stock, the quantity as typed, and whether that many are left beside those
 * in the cart. A gift card's only option is its denomination, so its own text takes the place of the options' one.
 */
export function checkAdd({ product, selection, quantityText, quantityInCart, hasForm }: AddAttempt, texts: ProductTexts): AddCheck {
  const open = unselectedOptions(product, selection);
  if (open.length > 0) {
    return refuse(product.type === PRODUCT_TYPE.giftCard ? texts.selectDenomination : selectOptionsText(open, texts));
  }
  const variant = matchVariant(product, selection);
  if (variant === null && product.variants.length > 0) return refuse(texts.variantUnavailable);
  if (isSoldOut(product) || (variant !== null && !isVariantInStock(variant, product.type))) return refuse(texts.notEnoughStock);
  if (hasForm && variant !== null && tracksStock(product.type) && !isStockSufficient(variant, quantityInCart))
    return refuse(texts.notEnoughStock);

  const typed = quantityText === null ? ({ ok: true, quantity: 1 } as const) : parseQuantity(quantityText, texts);
  if (!typed.ok) return typed;
  if (typed.quantity > quantityCap(product, variant, quantityInCart)) return refuse(texts.notEnoughStock);
  return { ok: true, variant, quantity: typed.quantity };
}

function refuse(message: string): AddCheck {
  return { ok: false, message };
}
