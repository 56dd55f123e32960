import { PRODUCT_TYPE } from '../model/productType.ts';
import type { QuantitySettings } from './showsQuantity.ts';

/**
 * Whether the number of a cart's line can be changed: of physical products, and of services where the store allows several (spec §4
 * "Display conditions"). A line of no known type is physical.
 */
export function takesQuantity(productType: number | null, { multipleQuantityAllowedForServices = true }: QuantitySettings): boolean {
  return (
    productType === null ||
    productType === PRODUCT_TYPE.physical ||
    (productType === PRODUCT_TYPE.service && multipleQuantityAllowedForServices)
  );
}
