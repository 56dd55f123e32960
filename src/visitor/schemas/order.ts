import { readAnything, readFields, readFlag, readInteger, readText } from '../../lib/readers.ts';
import { toMoney, type Money } from '../../money/money.ts';
import { couponOf } from '../toGoogleEvent.ts';

export interface OrderItem {
  readonly productName: string;
  /** Not all orders name it. */
  readonly productId?: string;
  readonly sku: string | null;
  readonly unitPrice: Money;
  readonly quantity: number;
}

/** A finished order, for analytics. */
export interface Order {
  readonly id: string;
  readonly grandTotal: Money;
  readonly shippingTotal: Money | null;
  readonly taxTotal: Money | null;
  /** The first code that was redeemed. */
  readonly coupon?: string;
  readonly items: readonly OrderItem[];
  readonly purchasedCartId: string | null;
  readonly testMode: boolean;
  readonly websiteId: string | null;
}

const readRaw = readFields({
  id: readText,
  grandTotal: readAnything,
  shippingTotal: readAnything,
  taxTotal: readAnything,
  items: readAnything,
  purchasedCartId: readText,
  testMode: readFlag,
  websiteId: readText,
});
/** Lists that carry codes: the cart's own, and https://developers.squarespace.com/commerce-apis/orders-overview */
const CODE_LISTS = ['validCoupons', 'coupons', 'discountLines'] as const;
const readItem = readFields({ productName: readText, productId: readText, sku: readText, unitPrice: readAnything, quantity: readInteger });

/**
 * Reads a finished order; `null` without id or total. Amounts are `{decimalValue}` or `{value}`, see `toMoney`. Lines without a price are
 * left out.
 *
 * @param currency for amounts without a currency
 */
export function readOrder(raw: unknown, currency: string): Order | null {
  const order = readRaw(raw);
  const total = toMoney(order?.grandTotal, currency);
  if (!order?.id || !total) return null;
  return {
    id: order.id,
    grandTotal: total,
    shippingTotal: toMoney(order.shippingTotal, currency),
    taxTotal: toMoney(order.taxTotal, currency),
    ...couponOf(CODE_LISTS.flatMap((name) => (order as Record<string, unknown>)[name] ?? [])),
    items: (Array.isArray(order.items) ? order.items : []).flatMap((item: unknown) => readLine(item, currency) ?? []),
    purchasedCartId: order.purchasedCartId ?? null,
    testMode: order.testMode ?? false,
    websiteId: order.websiteId ?? null,
  };
}

function readLine(raw: unknown, currency: string): OrderItem | null {
  const item = readItem(raw);
  const unitPrice = toMoney(item?.unitPrice, currency);
  if (!item || !unitPrice) return null;
  return {
    productName: item.productName ?? '',
    ...(item.productId && { productId: item.productId }),
    sku: item.sku ?? null,
    unitPrice,
    quantity: item.quantity ?? 0,
  };
}
