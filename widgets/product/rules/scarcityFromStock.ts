import type { Product } from '../../../src/commerce/model/product.ts';
import { lowStockOf, type ScarcityView } from './scarcityText.ts';
import { stockOf } from '../../../src/commerce/rules/stockOf.ts';
import { tracksStock } from '../../../src/commerce/rules/tracksStock.ts';

/**
 * The low-stock views of a page that brings none of its own: one per variant that is low by the store's threshold, and one for the
 * product as a whole when all that is left of it is no more than that. None where the page does not say what is in stock.
 */
export function scarcityFromStock(product: Pick<Product, 'type' | 'variants' | 'isMarkedSoldOut'>, threshold: number): ScarcityView[] {
  const views: ScarcityView[] = [];
  if (!tracksStock(product.type)) return views;
  for (const variant of product.variants) {
    const left = variant.problem === undefined ? lowStockOf(variant, threshold) : null;
    if (left !== null) views.push({ qtyInStock: left, attributes: variant.attributes });
  }
  const total = stockOf(product);
  const inAll = lowStockOf({ unlimited: total === Infinity, qtyInStock: total }, threshold);
  if (inAll !== null) views.push({ qtyInStock: inAll, attributes: null });
  return views;
}
