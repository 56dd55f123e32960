import { PRODUCT_TYPE } from '../model/productType.ts';
import { stockOf, type Stocked } from './stockOf.ts';

/** `multipleQuantityAllowedForServices` of the store settings (spec §3); true unless the store says otherwise. */
export interface QuantitySettings {
  readonly multipleQuantityAllowedForServices?: boolean | undefined;
}

/**
 * Whether the quantity input is shown: only for physical products, or a service when multiple quantity is allowed, not
 * subscribable, and only when stock is above 1 (spec §4 "Display conditions").
 */
export function showsQuantity(
  product: Stocked & { readonly isSubscribable: boolean },
  { multipleQuantityAllowedForServices = true }: QuantitySettings = {},
): boolean {
  const byType = product.type === PRODUCT_TYPE.physical || (product.type === PRODUCT_TYPE.service && multipleQuantityAllowedForServices);
  return byType && !product.isSubscribable && stockOf(product) > 1;
}
