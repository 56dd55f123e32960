import type { AnalyticsEvent, AnalyticsItem, AnalyticsSale } from './analyticsEvent.ts';
import type { Cart, CartEntry } from '../commerce/model/cart.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { decimal, lineOf, type SoldLine } from './soldLine.ts';

// https://developers.google.com/analytics/devguides/collection/ga4/ecommerce

/** Without a price, which is known only if the product's widgets are on the page. */
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

export const changeCart = (name: 'add_to_cart' | 'remove_from_cart', line: SoldLine, currency: string): AnalyticsEvent => ({
  name,
  parameters: {
    ...(line.unitCents !== null && { currency, value: decimal(line.unitCents * line.quantity, currency) }),
    items: [toItem(line, currency)],
  },
});

export const sellCart = (name: 'view_cart' | 'begin_checkout', cart: Cart | null, currency: string): AnalyticsEvent => ({
  name,
  parameters: cart ? saleOf(cart, currency) : { items: [] },
});

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
