import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** Digital products, gift cards and paywalls never run out. */
export function tracksStock(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}
