import { z } from '../lib/zod.ts';
import { blankText, count, flag, name, shownText } from './fields.ts';
import { validItems } from './validItems.ts';
import { wireAmount } from './wireAmount.ts';

/** One line of an order. */
const orderItemSchema = z.object({ productName: blankText, sku: shownText, unitPrice: wireAmount(), quantity: count });

/**
 * A finished order, for analytics (spec §3). Amounts are `{decimalValue}` or `{value}`, with or without a currency, as they stand on
 * the wire: read them with `toMoney(amount, storeCurrency)`.
 */
export const orderSchema = z.object({
  id: name,
  grandTotal: wireAmount(),
  shippingTotal: z.catch(z.nullable(wireAmount()), null),
  taxTotal: z.catch(z.nullable(wireAmount()), null),
  items: validItems(orderItemSchema),
  purchasedCartId: shownText,
  /** Nothing was charged. */
  testMode: flag,
  websiteId: shownText,
});

export type Order = z.infer<typeof orderSchema>;
