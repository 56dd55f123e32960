import type { Product } from '../../../src/commerce/model/product.ts';
import type { StockLevel } from './checkAdd.ts';

export interface LiveStock extends StockLevel {
  /** `null` if the platform does not name the variant. */
  readonly sku: string | null;
}

/**
 * The product with current stock, matched by sku, or by order if there are no skus and the counts agree. Missing variants keep their stock;
 * the sold-out mark stays until something is in stock. Returns the same object if nothing changed.
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
