import type { Product } from '../model/product.ts';
import type { ProductTexts } from '../texts/productTexts.ts';
import { isOnSale } from './isOnSale.ts';
import { isSoldOut } from './isSoldOut.ts';

export type Badge = 'sold-out' | 'sale';

/** The mark on a product: sold out, on sale, or neither; sold out wins (spec §4 "Product display"). */
export function productBadge(product: Pick<Product, 'type' | 'onSale' | 'variants' | 'isMarkedSoldOut'>): Badge | null {
  if (isSoldOut(product)) return 'sold-out';
  return isOnSale(product) ? 'sale' : null;
}

/** What the mark says: "sale", or the product's own sold-out text, else "sold out" (spec §8 "Default texts"). */
export function badgeText(badge: Badge, texts: Pick<ProductTexts, 'soldOutMark' | 'saleMark'>, customSoldOutText?: string | null): string {
  if (badge === 'sale') return texts.saleMark;
  return customSoldOutText?.trim() || texts.soldOutMark;
}
