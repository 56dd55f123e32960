import { isSoldOut } from '../../src/commerce/rules/soldOut.ts';
import { isVariantInStock } from '../../src/commerce/rules/stock.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

/** Whether the visitor may ask to be told when the variant is back. */
export const isOutOfStock = (product: Pick<Product, 'type' | 'variants' | 'isMarkedSoldOut'>, variant: Variant): boolean =>
  isSoldOut(product) || !isVariantInStock(variant, product.type);
