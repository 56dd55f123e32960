import type { Product } from '../model/product.ts';
import { PRODUCT_TYPE } from '../model/productType.ts';

/** Whether a product's own price counts, and not that of a variant: of a digital one that states it, and where there are no variants (spec §3, §4). */
export const isPricedItself = ({ type, variants, pricing }: Pick<Product, 'type' | 'variants' | 'pricing'>): boolean =>
  pricing.price !== null && (type === PRODUCT_TYPE.digital || variants.length === 0);
