import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { addedBy, type KeyedIntent, type CartIntent } from '../model/cartIntent.ts';
import { addedQuantity, findLine, type Comebacks, type KnownLine, type FoundLine } from './findLine.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { readCoupons } from '../model/coupon.ts';
import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import { exchangeLine, withQuantity } from './exchangeLine.ts';

/** The cart as the visitor wants it. */
export interface ShownCart {
  readonly cart: Cart | null;
  /** What is pending, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
}

/**
 * The cart as the platform last told it, with what the visitor wants of it laid over, in order. Sums follow as far as they can be known
 * here: of the line, of the pieces and of the subtotal; the others stay the platform's. Lines that nobody changes are the very same
 * objects. What concerns a line that is not there changes nothing.
 */
export function showIntents(confirmed: Cart | null, intents: readonly KeyedIntent[], comebacks: Comebacks): ShownCart {
  const pending = Object.create(null) as Record<string, PendingEdit>;
  let cart = confirmed;
  for (const keyed of intents) {
    if (cart) cart = rulesOf(keyed.intent).show(cart, keyed.intent, lineOf(cart, keyed, comebacks), pending);
  }
  return { cart, pending };
}

/**
 * Whether the cart is as the visitor wants it, so that there is nothing (more) to ask of the platform.
 * @param before the lines that the intent is about, as they were when it was sent
 */
export function isSatisfied(keyed: KeyedIntent, cart: Cart, comebacks: Comebacks = {}, before: readonly KnownLine[] = []): boolean {
  return rulesOf(keyed.intent).isSatisfied(cart, keyed.intent, lineOf(cart, keyed, comebacks), before);
}

/** What the visitor wants changed about a line: how many, its further fields, or that it comes back. */
export type PendingEdit = 'quantity' | 'fields' | 'adding';

/** The rules of one kind of intent. */
interface Rules<Intent> {
  /** The cart with this intent laid over. `found`: the line that it is about. `pending` takes what is pending, by entry id. */
  readonly show: (cart: Cart, intent: Intent, found: FoundLine | undefined, pending: Record<string, PendingEdit>) => Cart;
  /** Whether the cart shows that the platform has done it. `before`: the lines that it is about when it was sent. */
  readonly isSatisfied: (cart: Cart, intent: Intent, found: FoundLine | undefined, before: readonly KnownLine[]) => boolean;
}

const isAdded = (cart: Cart, intent: CartIntent, before: readonly KnownLine[]): boolean => {
  const added = addedBy(intent);
  return added !== null && addedQuantity(cart.entries, before, added) >= added.quantity;
};

/** Lays something over the line, which goes on being pending as it was: one that is on its way back is still so. */
const edit = (cart: Cart, line: CartEntry, edited: CartEntry, kind: PendingEdit, pending: Record<string, PendingEdit>): Cart => {
  pending[line.id] ??= kind;
  return exchangeLine(cart, line, [edited]);
};

/** All that is known of each kind of intent, apart from how it is sent. */
const RULES: { readonly [Kind in CartIntent['kind']]: Rules<Extract<CartIntent, { kind: Kind }>> } = {
  add: {
    show: (cart) => cart,
    // Of an express cart nothing is left but this line.
    isSatisfied: (cart, intent, _found, before) => isAdded(cart, intent, intent.isExpress ? [] : before),
  },
  restore: {
    show(cart, { entry }, found, pending) {
      if (found) return cart;
      pending[entry.id] = 'adding';
      return exchangeLine(cart, null, [entry]);
    },
    isSatisfied: (cart, intent, _found, before) => isAdded(cart, intent, before),
  },
  quantity: {
    show: (cart, { quantity }, found, pending) =>
      found ? edit(cart, found.line, withQuantity(found.line, quantity), 'quantity', pending) : cart,
    isSatisfied: (_cart, { quantity }, found) => found?.line.quantity === quantity,
  },
  fields: {
    show: (cart, { additionalFields }, found, pending) =>
      found ? edit(cart, found.line, { ...found.line, additionalFields }, 'fields', pending) : cart,
    isSatisfied: (_cart, { additionalFields }, found) => found?.line.additionalFields === additionalFields,
  },
  remove: {
    show(cart, _intent, found, pending) {
      if (!found) return cart;
      delete pending[found.line.id];
      return exchangeLine(cart, found.line, found.rest > 0 ? [withQuantity(found.line, found.rest)] : []);
    },
    isSatisfied: (_cart, _intent, found) => !found,
  },
  coupon: {
    show: (cart) => cart,
    isSatisfied: ({ coupons, validCoupons, invalidCoupons }, { code, wanted }) =>
      // Codes are the same in upper and lower case.
      readCoupons([...coupons, ...validCoupons, ...invalidCoupons]).some(
        ({ promoCode }) => promoCode.toUpperCase() === code.toUpperCase(),
      ) === wanted,
  },
  location: {
    show: (cart) => cart,
    isSatisfied: ({ shippingLocation }, { location }) => stringify(readShippingLocation(shippingLocation)) === stringify(location),
  },
  option: {
    show(cart, { optionId }) {
      const option = cart.shippingOptions.find((one) => readShippingOption(one)?.id === optionId);
      return option === undefined ? cart : { ...cart, selectedShippingOption: option };
    },
    isSatisfied: ({ selectedShippingOption }, { optionId }) => readShippingOption(selectedShippingOption)?.id === optionId,
  },
};

/** The rules of one intent, whatever its kind. */
export const rulesOf = (intent: CartIntent): Rules<CartIntent> => RULES[intent.kind] as Rules<CartIntent>;

/** The line that an intent is about; of one that brings a line back, that line, which may never have gone. */
export function lineOf(cart: Cart, { key, intent }: KeyedIntent, comebacks: Comebacks): FoundLine | undefined {
  if ('entryId' in intent) return findLine(cart, intent, comebacks);
  if (intent.kind !== 'restore') return undefined;
  const { entry, restoring } = intent;
  return findLine(cart, { entryId: entry.id, restoring: key }, comebacks) ?? findLine(cart, { entryId: entry.id, restoring }, comebacks);
}
