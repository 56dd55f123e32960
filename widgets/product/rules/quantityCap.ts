import type { Product } from '../../../src/commerce/model/product.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import { MAX_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { tracksStock } from '../../../src/commerce/rules/stock.ts';

/** How many more can be added: at most 9999 and the stock beside the cart's. An invalid count of the cart is 0. */
export function quantityCap(
  product: Pick<Product, 'type'>,
  variant: Pick<Variant, 'unlimited' | 'qtyInStock'> | null,
  quantityInCart: number,
): number {
  if (variant === null || variant.unlimited || variant.qtyInStock === null || !tracksStock(product.type)) return MAX_QUANTITY;
  const inCart = quantityInCart > 0 ? quantityInCart : 0;
  return Math.max(0, Math.min(MAX_QUANTITY, variant.qtyInStock - inCart) || 0);
}
