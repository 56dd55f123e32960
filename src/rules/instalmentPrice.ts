import type { Money } from '../model/money';
import type { Product } from '../model/product';
import { fromPrice } from './fromPrice';
import { matchVariant } from './matchVariant';
import type { Selection } from './selection';
import { unselectedOptions } from './unselectedOptions';

/**
 * The price that is divided into instalments: that of the chosen variant, in a sale the sale price; the lowest while an option is
 * open. Null where there is none: nothing matches, or the page brings no prices.
 */
export function instalmentPrice(product: Pick<Product, 'variants' | 'optionNames'>, selection: Selection): Money | null {
  if (unselectedOptions(product, selection).length > 0) return fromPrice(product)?.price ?? null;
  const variant = matchVariant(product, selection);
  return variant && (variant.onSale ? variant.salePrice : variant.price);
}
