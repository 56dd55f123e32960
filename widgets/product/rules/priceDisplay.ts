import type { Money } from '../../../src/money/money.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import { isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';
import { pricingOf } from '../../../src/commerce/rules/pricingOf.ts';
import { matchVariant, unselectedOptions, type Selection } from '../../../src/commerce/rules/selection.ts';
import type { SubscriptionPlan } from '../../../src/commerce/model/subscriptionPlan.ts';

/**
 * `initial`: as served; `unavailable`: the text "Unavailable"; `sale`: `price` beside the struck `original`; `subscription`: see
 * `PlanPrice`.
 */
type PriceDisplay =
  | { readonly kind: 'initial' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'price'; readonly price: Money }
  | { readonly kind: 'sale'; readonly price: Money; readonly original: Money }
  | PlanPrice;

/**
 * The price of the current selection. Initial while an option is open or no price is known; unavailable when nothing matches and for a
 * subscription without a plan.
 *
 * @param planAt index in each variant's `pricingOptions`; `null`: bought once
 */
export function priceDisplay(
  product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'isSubscribable' | 'subscriptionPlan' | 'pricing'>,
  selection: Selection,
  planAt: number | null = null,
): PriceDisplay {
  if (unselectedOptions(product, selection).length > 0) return { kind: 'initial' };
  const variant = matchVariant(product, selection);
  if (variant?.problem !== undefined) return { kind: 'unavailable' };
  const priced = pricingOf(product, variant, planAt);
  if (priced === null) return { kind: product.variants.length === 0 ? 'initial' : 'unavailable' };
  const { onSale, salePrice, price } = priced;
  if (price === null) return { kind: 'initial' };
  if ('plan' in priced || isSubscription(product)) {
    const plan = 'plan' in priced ? priced.plan : product.subscriptionPlan;
    if (plan === null) return { kind: 'unavailable' };
    return { kind: 'subscription', plan, price: onSale ? salePrice : price, original: onSale ? price : null };
  }
  return onSale ? { kind: 'sale', price: salePrice, original: price } : { kind: 'price', price };
}

/** The sentence for `price`, and for the struck `original` when on sale. */
interface PlanPrice {
  readonly kind: 'subscription';
  readonly price: Money;
  readonly original: Money | null;
  readonly plan: SubscriptionPlan;
}
