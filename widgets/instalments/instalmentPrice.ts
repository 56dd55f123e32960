import { fromPrice } from '../../src/commerce/rules/fromPrice.ts';
import { matchVariant } from '../../src/commerce/rules/matchVariant.ts';
import { priceNow } from '../../src/commerce/rules/priceNow.ts';
import { unselectedOptions } from '../../src/commerce/rules/unselectedOptions.ts';
import type { Money } from '../../src/money/money.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Selection } from '../../src/commerce/rules/selection.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

/**
 * The price that is divided into instalments: that of the chosen variant, in a sale the sale price; the lowest while an option is
 * open. Null where there is none: nothing matches, or the page brings no prices.
 * @param plan what it is to be bought under, by its place in each variant's `pricingOptions`; `null`: bought once
 */
export function instalmentPrice(
  product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'pricing'>,
  selection: Selection,
  plan: number | null = null,
): Money | null {
  const sold = plan === null ? product : { ...product, variants: product.variants.map((variant) => underPlan(variant, plan)) };
  if (unselectedOptions(sold, selection).length > 0) return fromPrice(sold)?.price ?? null;
  const variant = matchVariant(sold, selection);
  return variant && priceNow(variant);
}

/** A variant at what it costs under a plan; one that is not sold under it has no price. */
const underPlan = (variant: Variant, plan: number): Variant => ({
  ...variant,
  ...(variant.pricingOptions[plan] ?? { price: null, onSale: false }),
});
