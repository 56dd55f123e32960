import { PRODUCT_TYPE } from '../model/productType.ts';
import { stockOf, type Stocked } from './soldOut.ts';

/** The store setting; default true. */
interface QuantitySettings {
  readonly multipleQuantityAllowedForServices?: boolean | undefined;
}

/** Shown for physical products, and services if the store allows several; never for subscriptions or when stock is at most 1. */
export function showsQuantity(product: Stocked & { readonly isSubscribable: boolean }, settings: QuantitySettings = {}): boolean {
  return takesQuantity(product.type, settings) && !product.isSubscribable && stockOf(product) > 1;
}

/**
 * Whether a cart line's quantity can be changed: physical products, and services if the store allows several. An unknown type counts as
 * physical.
 */
export function takesQuantity(productType: number | null, { multipleQuantityAllowedForServices = true }: QuantitySettings): boolean {
  return (
    productType === null ||
    productType === PRODUCT_TYPE.physical ||
    (productType === PRODUCT_TYPE.service && multipleQuantityAllowedForServices)
  );
}
