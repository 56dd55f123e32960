import type { AnalyticsEvent, ItemIdBy } from './analyticsEvent.ts';
import { PageError } from '../lib/PageError.ts';
import { readOrder, type Order } from './schemas/order.ts';
import type { AnalyticsPage, AnalyticsSettings } from './AnalyticsDeps.ts';
import type { ConsentGate } from './createConsentGate.ts';
import { pushLegacyTransaction, toDecimal, type LegacyOwner } from './pushLegacyTransaction.ts';
import { itemIds } from './toGoogleEvent.ts';
import { openStore, readList } from '../lib/openStore.ts';
import { LOST_ORDERS_KEY, ORDERS_KEY } from './ordersKey.ts';
import { attempt } from '../lib/result.ts';

interface OrderDeps {
  readonly page: AnalyticsPage;
  readonly gate: ConsentGate;
  /** Ids of orders already reported on this page. */
  readonly orders: Set<string>;
  readonly report: (error: Error) => void;
  readonly toPage: (event: AnalyticsEvent) => void;
  readonly toPlatform: (order: Order) => void;
  /** The page's older tracking; `null` if it is switched off. */
  readonly legacy: LegacyOwner | null;
  readonly settings: Pick<AnalyticsSettings, 'analyticsItemId' | 'analyticsTestOrders'>;
  readonly onBought: (cartId: string | null) => void;
}

/**
 * Reports the confirmed order once per browser, with the visitor's consent; to the platform again where both attempts of an earlier page
 * failed.
 */
export function confirmOrder({ page, gate, orders, report, toPage, toPlatform, legacy, settings, onBought }: OrderDeps): void {
  const order = readOrder(page.order(), page.currency());
  if (!order) {
    return report(new PageError('This page confirms an order and has none; expected its JSON by hook "order" or in the page context.'));
  }
  gate.run(() => {
    const isNew = isNewOrder(order.id, orders);
    onBought(order.purchasedCartId);
    if (isNew || takeLostOrder(order.id)) toPlatform(order);
    if (!isNew || (order.testMode && settings.analyticsTestOrders === 'drop')) return;
    toPage(purchase(order, settings.analyticsItemId));
    const shop = page.document.location.hostname;
    // The page's own functions may throw, and other records that waited for consent are still to be sent.
    attempt(() => legacy && pushLegacyTransaction(legacy, order, order.testMode ? `${shop} (test)` : shop));
  });
}

function purchase({ id, testMode, grandTotal, shippingTotal, taxTotal, coupon, items }: Order, itemIdBy: ItemIdBy): AnalyticsEvent {
  return {
    name: 'purchase',
    parameters: {
      transaction_id: id,
      ...(testMode && { test_order: true }),
      currency: grandTotal.currency,
      value: toDecimal(grandTotal),
      ...(taxTotal && { tax: toDecimal(taxTotal) }),
      ...(shippingTotal && { shipping: toDecimal(shippingTotal) }),
      ...(coupon && { coupon }),
      items: items.map(({ productName, productId, sku, unitPrice, quantity }) => ({
        // Orders identify their goods by sku, and not all of them name the product.
        ...(productId ? itemIds(sku, productId, itemIdBy) : { item_id: sku ?? productName }),
        item_name: productName,
        price: toDecimal(unitPrice),
        quantity,
      })),
    },
  };
}

const LONGEST = 20;

/**
 * Marks the order as reported and returns whether it was new, because a confirmation page is reloaded, revisited and opened again from
 * e-mails.
 *
 * @param seenHere ids reported on this page, for browsers that store nothing
 */
export function isNewOrder(id: string, seenHere: Set<string>): boolean {
  const { ids, keep } = keptIds(ORDERS_KEY);
  if (ids.includes(id) || seenHere.has(id)) return false;
  seenHere.add(id);
  keep([...ids, id]);
  return true;
}

/** Remembers an order that the platform has not accepted, for the next time its page is opened. */
export function keepLostOrder(id: string): void {
  const { ids, keep } = keptIds(LOST_ORDERS_KEY);
  keep([...ids, id]);
}

function takeLostOrder(id: string): boolean {
  const { ids, keep } = keptIds(LOST_ORDERS_KEY);
  if (!ids.includes(id)) return false;
  keep(ids.filter((one) => one !== id));
  return true;
}

function keptIds(key: string) {
  const store = openStore('localStorage');
  const keep = (ids: readonly unknown[]) => void store.set(key, JSON.stringify(ids.slice(-LONGEST)));
  return { ids: readList(store, key), keep };
}
