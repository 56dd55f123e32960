import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE } from '../model/productType.ts';

/** Whether the product's own price counts: of a digital product that states one, and without variants. */
export const isPricedItself = ({ type, variants, pricing }: Pick<Product, 'type' | 'variants' | 'pricing'>): boolean =>
  pricing.price !== null && (type === PRODUCT_TYPE.digital || variants.length === 0);
