import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

/** Only physical and service products can run out; digital, gift card and paywall never do (spec §4 "Product display"). */
export function tracksStock(type: ProductType): boolean {
  return type === PRODUCT_TYPE.physical || type === PRODUCT_TYPE.service;
}
