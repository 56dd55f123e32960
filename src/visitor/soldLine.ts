import type { ObservedEvents } from './AnalyticsDeps.ts';
import { fractionDigits } from '../money/fractionDigits.ts';
import type { CartEntry } from '../commerce/model/cart.ts';
import type { DirectSale } from '../commerce/model/directSale.ts';

/** A quantity of one item that was added or removed. */
export interface SoldLine {
  readonly itemId: string;
  readonly productType: number | null;
  readonly title: string | null;
  readonly chosenVariant: CartEntry['chosenVariant'];
  readonly quantity: number;
  /** Unit price in minor units; `null` if the platform does not send it. */
  readonly unitCents: number | null;
}

export function lineAdded({ itemId, sku, quantity, newlyAdded, cart }: ObservedEvents['item-added']): SoldLine {
  const isMeant = (entry: CartEntry) => entry.itemId === itemId && (entry.chosenVariant?.sku ?? null) === sku;
  const entry = newlyAdded ?? cart.entries.find(isMeant) ?? cart.entries.find((one) => one.itemId === itemId);
  return { ...(entry ? lineOf(entry) : unknownLine(itemId)), itemId, quantity };
}

/** One piece of a product of which only the id is known. */
export const unknownLine = (itemId: string): SoldLine => ({
  itemId,
  productType: null,
  title: null,
  chosenVariant: null,
  quantity: 1,
  unitCents: null,
});

export const lineOf = ({ itemId, productType, title, chosenVariant, quantity, purchasePriceCents }: CartEntry): SoldLine => ({
  itemId,
  productType,
  title,
  // Only these two fields, because platform and old libraries add others.
  chosenVariant: chosenVariant && { sku: chosenVariant.sku, attributes: chosenVariant.attributes },
  quantity,
  unitCents: purchasePriceCents,
});

export const lineSold = ({ itemId, sku, productType, title, attributes, quantity, unitPrice }: DirectSale): SoldLine => ({
  itemId,
  productType,
  title,
  chosenVariant: { sku, attributes },
  quantity,
  unitCents: unitPrice?.minor ?? null,
});

/** Minor units as a decimal, e.g. 1250 → 12.5. */
export const decimal = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency);
