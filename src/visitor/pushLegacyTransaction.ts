import type { Money } from '../money/money.ts';
import type { Order } from './schemas/order.ts';
import { decimal } from './soldLine.ts';
import { pushTo, type DataLayerOwner } from './pushToDataLayer.ts';

export interface LegacyOwner extends DataLayerOwner {
  ga?: unknown;
  _gaq?: unknown;
}

/**
 * Reports an order to the page's older e-commerce tracking: the first of `ga`, `_gaq` and `dataLayer`, because pages that migrate keep both
 * and would count it twice.
 *
 * https://developers.google.com/analytics/devguides/collection/analyticsjs/ecommerce
 * https://developers.google.com/analytics/devguides/collection/gajs/gaTrackingEcommerce
 * https://support.google.com/tagmanager/answer/6107169
 */
export function pushLegacyTransaction(view: LegacyOwner, { id, grandTotal, shippingTotal, taxTotal, items }: Order, shop: string): void {
  const total = toDecimal(grandTotal);
  const shipping = shippingTotal ? toDecimal(shippingTotal) : 0;
  const tax = taxTotal ? toDecimal(taxTotal) : 0;
  const lines = items.map((item) => ({
    name: item.productName,
    sku: item.sku ?? item.productName,
    price: toDecimal(item.unitPrice),
    quantity: item.quantity,
  }));
  const { ga, _gaq: queue } = view;
  if (typeof ga === 'function') {
    ga('require', 'ecommerce');
    ga('ecommerce:addTransaction', { id, affiliation: shop, revenue: total, shipping, tax, currency: grandTotal.currency });
    for (const line of lines) ga('ecommerce:addItem', { id, ...line });
    ga('ecommerce:send');
  } else if (typeof (queue as { push?: unknown } | undefined)?.push === 'function') {
    const { push } = queue as { push(command: readonly unknown[]): void };
    const send = (...command: readonly unknown[]) => push.call(queue, command);
    send('_addTrans', id, shop, String(total), String(tax), String(shipping), '', '', '');
    for (const { sku, name, price, quantity } of lines) send('_addItem', id, sku, name, '', String(price), String(quantity));
    send('_trackTrans');
  } else {
    pushTo(view, {
      event: 'transaction',
      transactionId: id,
      transactionAffiliation: shop,
      transactionTotal: total,
      transactionShipping: shipping,
      transactionTax: tax,
      transactionProducts: lines,
    });
  }
}

export const toDecimal = ({ minor, currency }: Money): number => decimal(minor, currency);
