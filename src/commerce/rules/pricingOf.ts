import type { Product } from '../model/product.ts';
import type { Pricing, PricingOption, Variant } from '../model/variant.ts';
import { isPricedItself } from './isPricedItself.ts';

/**
 * The prices that count for what is chosen: the plan's, the product's own, else the variant's. `null`: none is known.
 *
 * @param plan index in the variant's `pricingOptions`; `null`: bought once
 */
export function pricingOf(
  product: Pick<Product, 'type' | 'variants' | 'pricing'>,
  variant: Variant | null,
  plan: number | null,
): Pricing | PricingOption | null {
  if (plan !== null) return variant?.pricingOptions[plan] ?? null;
  return isPricedItself(product) ? product.pricing : variant;
}
