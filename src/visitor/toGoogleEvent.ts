import type { AnalyticsEvent, AnalyticsItem, AnalyticsSale, ItemIdBy } from './analyticsEvent.ts';
import type { Cart, CartEntry } from '../commerce/model/cart.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import { decimal, lineOf, type SoldLine } from './soldLine.ts';

// https://developers.google.com/analytics/devguides/collection/ga4/ecommerce

/** How a sale is written. */
export interface SaleTerms {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly itemIdBy: ItemIdBy;
}

/** The ids of an item, equal in all events. */
export function itemIds(
  sku: string | null,
  productId: string,
  itemIdBy: ItemIdBy,
): Pick<AnalyticsItem, 'item_id' | 'item_group_id' | 'item_sku'> {
  if (itemIdBy === 'product') return { item_id: productId, ...(sku && { item_sku: sku }) };
  return { item_id: sku || productId, item_group_id: productId };
}

/** Without a price, which is known only if the product's widgets are on the page. */
export function viewItem(itemId: string, { item, collection }: PageContext, itemIdBy: ItemIdBy): AnalyticsEvent {
  const known = item?.id === itemId ? item : null;
  const items = [
    {
      ...itemIds(null, itemId, itemIdBy),
      ...(known?.title && { item_name: known.title }),
      ...(collection?.title && { item_category: collection.title }),
      quantity: 1,
    },
  ];
  return { name: 'view_item', parameters: { items } };
}

export const changeCart = (name: 'add_to_cart' | 'remove_from_cart', line: SoldLine, terms: SaleTerms): AnalyticsEvent => ({
  name,
  parameters: {
    ...(line.unitCents !== null && { currency: terms.currency, value: decimal(line.unitCents * line.quantity, terms.currency) }),
    items: [toItem(line, terms)],
  },
});

export const sellCart = (name: 'view_cart' | 'begin_checkout', cart: Cart | null, terms: SaleTerms): AnalyticsEvent => ({
  name,
  parameters: cart ? saleOf(cart, terms) : { items: [] },
});

export const generateLead = (formId: string): AnalyticsEvent => ({ name: 'generate_lead', parameters: { form_id: formId } });

const saleOf = ({ entries, subtotalCents }: Cart, terms: SaleTerms): AnalyticsSale => ({
  currency: terms.currency,
  value: decimal(subtotalCents, terms.currency),
  items: entries.map((entry: CartEntry) => toItem(lineOf(entry), terms)),
});

function toItem({ itemId, title, chosenVariant, quantity, unitCents }: SoldLine, { currency, itemIdBy }: SaleTerms): AnalyticsItem {
  const variant = Object.values(chosenVariant?.attributes ?? {}).join(' / ');
  return {
    ...itemIds(chosenVariant?.sku ?? null, itemId, itemIdBy),
    ...(title && { item_name: title }),
    ...(variant && { item_variant: variant }),
    ...(unitCents !== null && { price: decimal(unitCents, currency) }),
    quantity,
  };
}
