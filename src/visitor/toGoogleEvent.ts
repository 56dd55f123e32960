import type { AnalyticsEvent, AnalyticsItem, AnalyticsSale, ItemIdBy } from './analyticsEvent.ts';
import type { Cart, CartEntry } from '../commerce/model/cart.ts';
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

/** @param category name of the product's collection */
export const sellLine = (
  name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout',
  line: SoldLine,
  terms: SaleTerms,
  category?: string,
): AnalyticsEvent => ({
  name,
  parameters: {
    ...valueOf(line, terms),
    items: [{ ...toItem(line, terms), ...(category && { item_category: category }) }],
  },
});

export const sellCart = (name: 'view_cart' | 'begin_checkout', cart: Cart | null, terms: SaleTerms): AnalyticsEvent => ({
  name,
  parameters: cart ? saleOf(cart, terms) : { items: [] },
});

export const generateLead = (formId: string): AnalyticsEvent => ({ name: 'generate_lead', parameters: { form_id: formId } });

const valueOf = ({ unitCents, quantity }: SoldLine, { currency }: SaleTerms): Partial<AnalyticsSale> =>
  unitCents === null ? {} : { currency, value: decimal(unitCents * quantity, currency) };

export const chooseShipping = (cart: Cart, name: string, terms: SaleTerms): AnalyticsEvent => ({
  name: 'add_shipping_info',
  parameters: { ...saleOf(cart, terms), shipping_tier: name },
});

const saleOf = ({ entries, subtotalCents, validCoupons }: Cart, terms: SaleTerms): AnalyticsSale => ({
  currency: terms.currency,
  value: decimal(subtotalCents, terms.currency),
  ...couponOf(validCoupons),
  items: entries.map((entry: CartEntry) => toItem(lineOf(entry), terms)),
});

/** The first code of a list that carries any. */
export function couponOf(coupons: unknown): { readonly coupon?: string } {
  for (const one of Array.isArray(coupons) ? (coupons as unknown[]) : []) {
    const { promoCode } = Object(one) as { promoCode?: unknown };
    if (typeof promoCode === 'string' && promoCode) return { coupon: promoCode };
  }
  return {};
}

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
