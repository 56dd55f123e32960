import { fromPrice, priceNow } from '../../src/commerce/rules/fromPrice.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../src/commerce/rules/selection.ts';
import type { Money } from '../../src/money/money.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

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

const underPlan = (variant: Variant, plan: number): Variant => ({
  ...variant,
  ...(variant.pricingOptions[plan] ?? { price: null, onSale: false }),
});
