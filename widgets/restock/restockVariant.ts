import { isVariantInStock } from '../../src/commerce/rules/isVariantInStock.ts';
import { matchVariant } from '../../src/commerce/rules/matchVariant.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Selection } from '../../src/commerce/rules/selection.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

export function restockVariant(product: Pick<Product, 'type' | 'variants' | 'optionNames'>, selection: Selection): Variant | null {
  const variant = matchVariant(product, selection);
  return variant === null || isVariantInStock(variant, product.type) ? null : variant;
}
