import { z } from '../../../src/lib/zod.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { READ_DEADLINE_MS } from '../../../src/commerce/model/constants.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { WireParts } from '../../../src/core/wire/createWire.ts';

/** Stock of one variant. */
export interface Stock {
  readonly unlimited: boolean;
  readonly qtyInStock: number | null;
  /** `null` if the platform does not name the variant; products without variants have one entry. */
  readonly sku: string | null;
}

export interface StockApi {
  load(itemId: string, options?: CallOptions): Promise<Result<readonly Stock[], ApiError>>;
}

const stockAnswerSchema = z.object({
  results: z.array(
    z.object({
      unlimited: z.optional(z.boolean()),
      qtyInStock: z.nullish(z.number()),
      sku: z.nullish(z.string()),
    }),
  ),
});

export function createStockApi({ send }: Pick<WireParts, 'send'>): StockApi {
  return {
    async load(itemId, options) {
      const answer = await send({
        method: 'get',
        path: 'commerce/inventory/stock/',
        query: { itemId },
        deadlineMs: READ_DEADLINE_MS,
        schema: stockAnswerSchema,
        ...options,
      });
      if (!answer.ok) return answer;
      return ok(
        answer.value.results.map(({ unlimited = false, qtyInStock, sku }) => ({
          unlimited,
          qtyInStock: qtyInStock === null || qtyInStock === undefined ? null : Math.max(qtyInStock, 0),
          sku: sku ?? null,
        })),
      );
    },
  };
}
