import { lazySchema, z } from '../../../src/lib/zod.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { name, whole, within } from '../../../src/commerce/model/fields.ts';

/** The body of a request that adds a line to the cart. */
export interface AddEntry {
  readonly itemId: string;
  /** `null` for an item without variants. */
  readonly sku: string | null;
  /** 1 to 9999. */
  readonly quantity: number;
  /** JSON text of the additional-fields form's values; `null` when the item has no such form. */
  readonly additionalFields: string | null;
}

/** An item that a page's script adds; `sku` and `additionalFields` may be left out, which is `null`. */
export interface AddItem extends Pick<AddEntry, 'itemId' | 'quantity'> {
  readonly sku?: AddEntry['sku'] | undefined;
  readonly additionalFields?: AddEntry['additionalFields'] | undefined;
}

export const addEntrySchema = lazySchema(() =>
  z.object({
    itemId: name(),
    sku: z.nullable(z.string()),
    additionalFields: z.nullable(z.string()),
    quantity: whole().check(within(MIN_QUANTITY, MAX_QUANTITY)),
  }),
);
