import { PRODUCT_TYPE } from '../model/productType.ts';
import type { QuantitySettings } from './showsQuantity.ts';

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
