import type { HttpHandler } from 'msw';
import { subscriptionOrderSchema } from '../../src/commerce/model/subscriptionOrder.ts';
import { refuse, reply, type Route } from '../createRoute.ts';
import type { Db } from '../db/Db.ts';
import type { HostProduct } from '../db/HostProduct.ts';
import { refusals } from '../db/Refusal.ts';

/** A subscription gets a cart separate from the visitor's. */
export function createSubscriptionHandlers(route: Route, db: Db): HttpHandler[] {
  return [
    route('post', '/api/3/commerce/cart/subscription', ({ body, rules }) => {
      const order = subscriptionOrderSchema().safeParse(body);
      if (!order.success) return refuse(refusals.malformed);
      if (rules.soldOut) return refuse(refusals.notEnoughStock);
      const { itemId, sku, qty, additionalFields, productSubscriptionOptionId: planId } = order.data;
      const product = db.products.find(({ id }) => id === itemId);
      if (!product || rules.emptyShop) return refuse(refusals.unknownItem);
      if (!isOffered(product, sku, planId)) return refuse(refusals.noSubscription);
      const cartToken = `subscription-${db.createId()}`;
      const added = db.add(cartToken, { itemId, sku, quantity: qty, additionalFields });
      return added.ok ? reply({ cartToken }) : refuse(added.error);
    }),
  ];
}

/** Without a plan id the item's own plan must exist, else one of this variant's. */
function isOffered({ structuredContent }: HostProduct, sku: string | null, planId: string | undefined): boolean {
  if (planId === undefined) return structuredContent.isSubscribable;
  const plans = structuredContent.variants.find((variant) => variant.sku === sku)?.pricingOptions ?? [];
  return plans.some(({ productSubscriptionOptionId }) => productSubscriptionOptionId === planId);
}
