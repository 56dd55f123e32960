import type { Product } from '../../../src/commerce/model/product.ts';
import type { StockLevel } from './checkAdd.ts';

/** Stock as the platform has it now. */
export interface LiveStock extends StockLevel {
  /** Which variant it is of; `null` where the platform does not say. */
  readonly sku: string | null;
}

/**
 * The product with the stock that the platform has now (spec §7): told apart by sku, or by their order where the platform names none and
 * there are as many as variants. What the platform says nothing of stays as the page had it, and a page's sold-out mark counts until there
 * is stock of something; the same product when nothing is new.
 */
export function withStock(product: Product, levels: readonly LiveStock[]): Product {
  const bySku = new Map<string, LiveStock>();
  for (const level of levels) if (level.sku !== null) bySku.set(level.sku, level);
  const inOrder = bySku.size === 0 && levels.length === product.variants.length;
  const isMarkedSoldOut = product.isMarkedSoldOut && !levels.some(({ unlimited, qtyInStock }) => unlimited || (qtyInStock ?? 0) > 0);
  let isNew = isMarkedSoldOut !== product.isMarkedSoldOut;
  const variants = product.variants.map((variant, at) => {
    const level = inOrder ? levels[at] : bySku.get(variant.sku ?? '');
    if (!level || (!level.unlimited && level.qtyInStock === null)) return variant;
    if (level.unlimited === variant.unlimited && (level.unlimited || level.qtyInStock === variant.qtyInStock)) return variant;
    isNew = true;
    return { ...variant, unlimited: level.unlimited, qtyInStock: level.qtyInStock };
  });
  return isNew ? { ...product, variants, isMarkedSoldOut } : product;
}
