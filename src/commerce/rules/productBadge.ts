import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { isSoldOut } from './soldOut.ts';
import { PRODUCT_TYPE, type ProductType } from '../model/productType.ts';

export type Badge = 'sold-out' | 'sale';

/** Sold out wins over on sale. */
export function productBadge(product: Pick<Product, 'type' | 'onSale' | 'variants' | 'isMarkedSoldOut'>): Badge | null {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : null;
}

/** The product's own sold-out text wins over the default. */
export function badgeText(badge: Badge, texts: Pick<ProductTexts, 'soldOutMark' | 'saleMark'>, customSoldOutText?: string | null): string {
  if (badge === 'sale') return texts.saleMark;
  return customSoldOutText?.trim() || texts.soldOutMark;
}

/** On sale if any variant is; a digital product has none and states it itself. */
export function isOnSale(product: {
  readonly type: ProductType;
  readonly onSale: boolean;
  readonly variants: readonly { readonly onSale: boolean }[];
}): boolean {
  if (product.type === PRODUCT_TYPE.digital) return product.onSale;
  return product.variants.some((variant) => variant.onSale);
}
