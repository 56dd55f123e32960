import type { HeardEvents } from './HeardEvents.ts';
import { fractionDigits } from '../money/fractionDigits.ts';
import type { CartEntry } from '../commerce/model/cartEntry.ts';

/** So many pieces of one thing, as they go into a cart or out of it. */
export interface SoldLine {
  readonly itemId: string;
  /** See `PRODUCT_TYPE`. */
  readonly productType: number | null;
  readonly title: string | null;
  readonly chosenVariant: CartEntry['chosenVariant'];
  readonly quantity: number;
  /** Price of one, in minor units; `null` when the platform does not say. */
  readonly unitCents: number | null;
}

/** What was added: as the platform says it, else as it stands in the cart since. Quantity is what was added now. */
export function lineAdded({ itemId, sku, quantity, newlyAdded, cart }: HeardEvents['item-added']): SoldLine {
  const isMeant = (entry: CartEntry) => entry.itemId === itemId && (entry.chosenVariant?.sku ?? null) === sku;
  const entry = newlyAdded ?? cart.entries.find(isMeant) ?? cart.entries.find((one) => one.itemId === itemId);
  if (entry) return { ...lineOf(entry), itemId, quantity };
  return { itemId, productType: null, title: null, chosenVariant: null, quantity, unitCents: null };
}

export const lineOf = ({ itemId, productType, title, chosenVariant, quantity, purchasePriceCents }: CartEntry): SoldLine => ({
  itemId,
  productType: productType ?? null,
  title: title ?? null,
  // These two alone: whatever else the platform, or an old library, has put there is not told.
  chosenVariant: chosenVariant && { sku: chosenVariant.sku, attributes: chosenVariant.attributes },
  quantity,
  unitCents: purchasePriceCents ?? null,
});

/** Minor units as a decimal of the currency, e.g. 1250 → 12.5. */
export const decimal = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency);
