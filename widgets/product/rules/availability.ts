import type { Product } from '../../../src/commerce/model/product.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import { isSoldOut } from '../../../src/commerce/rules/soldOut.ts';
import { isVariantInStock } from '../../../src/commerce/rules/stock.ts';

export type Availability = 'in-stock' | 'sold-out' | 'unavailable';

/** Of the chosen variant; while an option is open, of the product as a whole. A combination that does not exist is unavailable. */
export function availabilityOf(product: Product, selection: Selection): Availability {
  if (isSoldOut(product)) return 'sold-out';
  const variant = matchVariant(product, selection);
  if (!variant) return product.variants.length > 0 && unselectedOptions(product, selection).length === 0 ? 'unavailable' : 'in-stock';
  if (variant.problem !== undefined) return 'unavailable';
  return isVariantInStock(variant, product.type) ? 'in-stock' : 'sold-out';
}
