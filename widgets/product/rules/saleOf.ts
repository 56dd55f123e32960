import type { DirectSale } from '../../../src/commerce/model/directSale.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { Variant } from '../../../src/commerce/model/variant.ts';
import { priceNow } from '../../../src/commerce/rules/fromPrice.ts';
import { pricingOf } from '../../../src/commerce/rules/pricingOf.ts';

/**
 * The sale without a cart, for scripts that follow it.
 *
 * @param plan index in the variant's `pricingOptions`; `null`: the product has one price
 */
export function saleOf(product: Product, variant: Variant | null, plan: number | null, quantity: number): DirectSale {
  const priced = pricingOf(product, variant, plan);
  return {
    itemId: product.id,
    sku: variant?.sku ?? null,
    quantity,
    productType: product.type,
    title: product.title,
    attributes: variant?.attributes ?? {},
    unitPrice: priced && priceNow(priced),
  };
}
