import type { Wire } from '../../src/core/wire/createWire.ts';
import type { ProductKey } from '../../src/commerce/model/addIntent.ts';
import { createStockApi, withStock, type LiveStock } from './calls/stock.ts';
import { changeProduct, getProduct } from './changeProduct.ts';
import type { ProductDeps } from './ProductDeps.ts';

/** Reads current stock into the product; a failure leaves it unchanged, and gives nothing. */
export async function readStock(
  store: ProductDeps['store'],
  { use }: Pick<Wire, 'use'>,
  productKey: ProductKey,
): Promise<readonly LiveStock[]> {
  const itemId = getProduct(store, productKey)?.product.id;
  const answer = itemId === undefined ? null : await use(createStockApi).load(itemId);
  const product = getProduct(store, productKey)?.product;
  if (!answer?.ok || !product) return [];
  changeProduct(store, productKey, { product: withStock(product, answer.value) });
  return answer.value;
}
