import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { isOnSale } from './isOnSale.ts';
import { isSoldOut } from './isSoldOut.ts';

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
