import type { Money } from '../model/money.ts';
import type { Product } from '../model/product.ts';
import { fromPrice } from './fromPrice.ts';
import { matchVariant } from './matchVariant.ts';
import { priceNow } from './priceNow.ts';
import type { Selection } from './selection.ts';
import { unselectedOptions } from './unselectedOptions.ts';

/**
 * The price that is divided into instalments: that of the chosen variant, in a sale the sale price; the lowest while an option is
 * open. Null where there is none: nothing matches, or the page brings no prices.
 */
export function instalmentPrice(
  product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'pricing'>,
  selection: Selection,
): Money | null {
  if (unselectedOptions(product, selection).length > 0) return fromPrice(product)?.price ?? null;
  const variant = matchVariant(product, selection);
  return variant && priceNow(variant);
}
