import { PRODUCT_TYPE } from '../model/productType.ts';
import { stockOf, type Stocked } from './stockOf.ts';

/** The store setting; default true. */
export interface QuantitySettings {
  readonly multipleQuantityAllowedForServices?: boolean | undefined;
}

/** Shown for physical products, and services if the store allows several; never for subscriptions or when stock is at most 1. */
export function showsQuantity(
  product: Stocked & { readonly isSubscribable: boolean },
  { multipleQuantityAllowedForServices = true }: QuantitySettings = {},
): boolean {
  const byType = product.type === PRODUCT_TYPE.physical || (product.type === PRODUCT_TYPE.service && multipleQuantityAllowedForServices);
  return byType && !product.isSubscribable && stockOf(product) > 1;
}
