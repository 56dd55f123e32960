import { lazySchema, z } from '../../../src/lib/zod.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { READ_DEADLINE_MS } from '../../../src/commerce/model/constants.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { WireParts } from '../../../src/core/wire/createWire.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import type { StockLevel } from '../rules/checkAdd.ts';

/** Stock of one variant. */
export interface LiveStock extends StockLevel {
  /** `null` if the platform does not name the variant; products without variants have one entry. */
  readonly sku: string | null;
}

export interface StockApi {
  load(itemId: string, options?: CallOptions): Promise<Result<readonly LiveStock[], ApiError>>;
}

const stockAnswerSchema = lazySchema(() =>
  z.object({
    results: z.array(
      z.object({
        unlimited: z.optional(z.boolean()),
        qtyInStock: z.nullish(z.number()),
        sku: z.nullish(z.string()),
      }),
    ),
  }),
);

export function createStockApi({ send }: Pick<WireParts, 'send'>): StockApi {
  return {
    async load(itemId, options) {
      const answer = await send({
        method: 'get',
        path: 'commerce/inventory/stock/',
        query: { itemId },
        deadlineMs: READ_DEADLINE_MS,
        schema: stockAnswerSchema(),
        ...options,
      });
      if (!answer.ok) return answer;
      return ok(
        answer.value.results.map(({ unlimited = false, qtyInStock, sku }) => ({
          unlimited,
          qtyInStock: qtyInStock == null ? null : Math.max(qtyInStock, 0),
          sku: sku ?? null,
        })),
      );
    },
  };
}

/**
 * The product with current stock, matched by sku, or by order if there are no skus and the counts agree. Missing variants keep their stock;
 * the sold-out mark stays until something is in stock, and is set on a product without variants that has run out. Returns the same object
 * if nothing changed.
 */
export function withStock(product: Product, levels: readonly LiveStock[]): Product {
  const bySku = new Map<string, LiveStock>();
  for (const level of levels) if (level.sku !== null) bySku.set(level.sku, level);
  const inOrder = bySku.size === 0 && levels.length === product.variants.length;
  const isThere = levels.some(({ unlimited, qtyInStock }) => unlimited || (qtyInStock ?? 0) > 0);
  const isGone = product.variants.length === 0 && levels.length === 1 && !isThere && levels[0]?.qtyInStock === 0;
  const isMarkedSoldOut = isGone || (product.isMarkedSoldOut && !isThere);
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
