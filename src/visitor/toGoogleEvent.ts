import type { AnalyticsEvent, AnalyticsItem, AnalyticsSale } from './analyticsEvent.ts';
import type { Cart } from '../commerce/model/cart.ts';
import type { CartEntry } from '../commerce/model/cartEntry.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { decimal, lineOf, type SoldLine } from './soldLine.ts';

// What the shop knows, in the words of Google Analytics 4:
// https://developers.google.com/analytics/devguides/collection/ga4/ecommerce

/** product-viewed → view_item. Without a price, which only the product's parts on the page know, and they may not be there. */
export function viewItem(itemId: string, { item, collection }: PageContext): AnalyticsEvent {
  const known = item?.id === itemId ? item : null;
  const items = [
    {
      item_id: itemId,
      ...(known?.title && { item_name: known.title }),
      ...(collection?.title && { item_category: collection.title }),
      quantity: 1,
    },
  ];
  return { name: 'view_item', parameters: { items } };
}

/** item-added → add_to_cart, item-removed → remove_from_cart. */
export const changeCart = (name: 'add_to_cart' | 'remove_from_cart', line: SoldLine, currency: string): AnalyticsEvent => ({
  name,
  parameters: {
    ...(line.unitCents !== null && { currency, value: decimal(line.unitCents * line.quantity, currency) }),
    items: [toItem(line, currency)],
  },
});

/** cart-viewed → view_cart, before-checkout → begin_checkout. A cart that is not known has no items. */
export const sellCart = (name: 'view_cart' | 'begin_checkout', cart: Cart | null, currency: string): AnalyticsEvent => ({
  name,
  parameters: cart ? saleOf(cart, currency) : { items: [] },
});

/** form-submitted → generate_lead. */
export const generateLead = (formId: string): AnalyticsEvent => ({ name: 'generate_lead', parameters: { form_id: formId } });

const saleOf = ({ entries, subtotalCents }: Cart, currency: string): AnalyticsSale => ({
  currency,
  value: decimal(subtotalCents, currency),
  items: entries.map((entry: CartEntry) => toItem(lineOf(entry), currency)),
});

function toItem({ itemId, title, chosenVariant, quantity, unitCents }: SoldLine, currency: string): AnalyticsItem {
  const variant = Object.values(chosenVariant?.attributes ?? {}).join(' / ');
  return {
    item_id: itemId,
    ...(title && { item_name: title }),
    ...(variant && { item_variant: variant }),
    ...(unitCents !== null && { price: decimal(unitCents, currency) }),
    quantity,
  };
}
