import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import type { PageContext } from '../../../src/commerce/model/pageContext.ts';
import { toMoney } from '../../../src/money/money.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import type { Cart } from '../../../src/commerce/model/cart.ts';
import type { ShownSums } from './cartPage.ts';
import type { CartPageTexts } from './cartPageTexts.ts';

/** The parts of a cart that say which sums of it are known; `null`: not loaded yet. */
type Destination = Pick<Cart, 'selectedShippingOption' | 'shippingLocation'> | null;

/** Whether the cart's shipping costs are known: a chosen way may cost nothing. */
export const isShippingKnown = (cart: Destination, sums: ShownSums): boolean =>
  sums.shippingCostCents > 0 || readShippingOption(cart?.selectedShippingOption) !== null;

/** Which parts of the price are still to come, in words; `null`: none. A place without a tax has been asked for its tax. */
export function checkoutNote(cart: Destination, sums: ShownSums, isShippingOpen: boolean, texts: CartPageTexts): string | null {
  const isTaxOpen = sums.taxCents === 0 && readShippingLocation(cart?.shippingLocation) === null;
  if (isTaxOpen) return isShippingOpen ? texts.taxAndShippingLater : texts.taxLater;
  return isShippingOpen ? texts.shippingLater : null;
}

/** The amount due for a cart, in minor units: less than its grand total where gift cards pay a part. */
export const amountDue = ({ amountDueCents, grandTotalCents }: Pick<ShownSums, 'amountDueCents' | 'grandTotalCents'>): number =>
  amountDueCents ?? grandTotalCents;

/**
 * The least that an order must come to before discounts, in minor units, as the site states it; `null`: any.
 * @param otherwise what it is where the site names no amount
 */
export function readMinimum({ websiteSettings }: PageContext, otherwise: number | null = null): number | null {
  const store = websiteSettings?.storeSettings;
  if (store?.minimumOrderSubtotalEnabled === false) return null;
  return toMoney(store?.minimumOrderSubtotal, store?.defaultCurrency ?? '')?.minor ?? otherwise;
}

/**
 * Whether an order is too small to be placed by the store's `minimumOrderSubtotal`: what counts is the subtotal, before
 * discounts, shipping and tax. Amounts are minor units of one currency; `null`: the store asks for no minimum.
 */
export const isBelowMinimum = (subtotalCents: number, minimumCents: number | null): boolean =>
  minimumCents !== null && subtotalCents < minimumCents;
