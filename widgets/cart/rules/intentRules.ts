import { decimalAmount } from '../../../src/money/decimalAmount.ts';
import { priceOf, sumOf } from '../../../src/money/sums.ts';
import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import type { ApiError } from '../../../src/core/wire/ApiError.ts';
import type { CallOptions } from '../../../src/core/wire/createSend.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { CartWire, NewlyAdded } from '../calls.ts';
import type { PendingEdit } from '../CartState.ts';
import { toAddEntry, type KeyedIntent, type CartIntent } from '../model/cartIntent.ts';
import { findLine, type RestoredLines, type FoundLine } from './findLine.ts';
import { stringify } from '../../../src/lib/stringify.ts';
import { readCoupons } from '../model/coupon.ts';
import { readShippingLocation } from '../../../src/commerce/model/shippingLocation.ts';
import { readShippingOption } from '../model/shippingOption.ts';
import { withoutInherited } from '../../../src/lib/withoutInherited.ts';

/** The cart with the visitor's changes. */
export interface ShownCart {
  readonly cart: Cart | null;
  /** The pending edits, by entry id. Null prototype. */
  readonly pending: Readonly<Record<string, PendingEdit>>;
}

/**
 * The platform's last cart with the visitor's changes laid over, in order. Sums follow as far as they can be known here: of the line, of
 * the pieces and of the subtotal; the others stay the platform's. Unchanged lines are the very same objects. A change of a line that is
 * not there changes nothing.
 */
export function showIntents(confirmed: Cart | null, intents: readonly KeyedIntent[], restoredLines: RestoredLines): ShownCart {
  const pending = withoutInherited<Record<string, PendingEdit>>({});
  let cart = confirmed;
  for (const keyed of intents) {
    if (cart) cart = rulesOf(keyed.intent).show?.(cart, keyed.intent, lineOf(cart, keyed, restoredLines), pending) ?? cart;
  }
  return { cart, pending };
}

/** Whether the cart shows the change as done, so that nothing has to be sent. Never true of an add. */
export const isSatisfied = (keyed: KeyedIntent, cart: Cart, restoredLines: RestoredLines): boolean =>
  rulesOf(keyed.intent).isSatisfied?.(cart, keyed.intent, lineOf(cart, keyed, restoredLines)) ?? false;

/** The platform's answer to a change; a platform may only confirm a removal, without a cart. */
interface WriteAnswer {
  readonly shoppingCart?: Cart | null | undefined;
  readonly newlyAdded?: NewlyAdded | null;
}

/** The rules of one kind of intent. */
interface Rules<Intent> {
  /**
   * Sends it to the platform.
   * @param found the line that it is about, as it is now; `undefined`: none that is known
   */
  readonly send: (
    wire: CartWire,
    intent: Intent,
    options: CallOptions,
    found: FoundLine | undefined,
  ) => Promise<Result<WriteAnswer, ApiError>>;
  /** The cart with this intent laid over. `found`: the line that it is about. `pending` takes what is pending, by entry id. Left out: unchanged. */
  readonly show?: (cart: Cart, intent: Intent, found: FoundLine | undefined, pending: Record<string, PendingEdit>) => Cart;
  /** Whether the cart shows that the platform has done it; left out: only a comparison with the lines before it can show that (`showsWrite`). */
  readonly isSatisfied?: (cart: Cart, intent: Intent, found: FoundLine | undefined) => boolean;
  /** Its subject, and what becomes of that: while such a change is unanswered, an equal one joins it, as after a double click. */
  readonly repeat?: (intent: Intent) => readonly [subject: string, value: unknown];
  /** Where its failure is shown; left out: in the cart's notice. */
  readonly errorField?: 'couponError' | 'shippingError';
}

/** The edit of a line. One that is already pending stays so for the same reason: a line that comes back is not there yet. */
const edit =
  <Intent>(kind: PendingEdit, edited: (line: CartEntry, intent: Intent) => CartEntry): NonNullable<Rules<Intent>['show']> =>
  (cart, intent, found, pending) => {
    if (!found) return cart;
    const { line } = found;
    pending[line.id] ??= kind;
    return exchangeLine(cart, line, [edited(line, intent)]);
  };

const idOf = (found: FoundLine | undefined, { entryId }: { readonly entryId: string }): string => found?.line.id ?? entryId;

/** All that the cart needs of each kind of intent. */
const RULES: { readonly [Kind in CartIntent['kind']]: Rules<Extract<CartIntent, { kind: Kind }>> } = {
  add: {
    send: (wire, { entry, isExpress }, options) => wire.addEntry(entry, { ...options, isExpress }),
  },
  restore: {
    send: (wire, { entry }, options) => wire.addEntry(toAddEntry(entry), options),
    show(cart, { entry }, found, pending) {
      if (found) return cart;
      pending[entry.id] = 'adding';
      return exchangeLine(cart, null, [entry]);
    },
  },
  quantity: {
    send: (wire, intent, options, found) => wire.updateQuantity(idOf(found, intent), intent.quantity, options),
    show: edit('quantity', (line, { quantity }) => withQuantity(line, quantity)),
    isSatisfied: (_cart, { quantity }, found) => found?.line.quantity === quantity,
  },
  fields: {
    send(wire, intent, options, found) {
      const { itemId = '', chosenVariant = null } = found?.line ?? {};
      const fields = { itemId, sku: chosenVariant?.sku ?? null, additionalFields: intent.additionalFields };
      return wire.updateAdditionalFields(idOf(found, intent), fields, options);
    },
    show: edit('fields', (line, { additionalFields }) => ({ ...line, additionalFields })),
    isSatisfied: (_cart, { additionalFields }, found) => found?.line.additionalFields === additionalFields,
  },
  remove: {
    send(wire, intent, options, found) {
      const id = idOf(found, intent);
      return found && found.rest > 0 ? wire.updateQuantity(id, found.rest, options) : wire.removeEntry(id, options);
    },
    show(cart, _intent, found, pending) {
      if (!found) return cart;
      delete pending[found.line.id];
      return exchangeLine(cart, found.line, found.rest > 0 ? [withQuantity(found.line, found.rest)] : []);
    },
    isSatisfied: (_cart, _intent, found) => !found,
  },
  coupon: {
    send: (wire, { code, wanted }, options) => (wanted ? wire.applyCoupon(code, options) : wire.removeCoupon(code, options)),
    // Codes are the same in upper and lower case.
    repeat: ({ code, wanted }) => [`coupon ${code.toUpperCase()}`, wanted],
    errorField: 'couponError',
    isSatisfied: ({ coupons, validCoupons, invalidCoupons }, { code, wanted }) =>
      readCoupons([...coupons, ...validCoupons, ...invalidCoupons]).some(
        ({ promoCode }) => promoCode.toUpperCase() === code.toUpperCase(),
      ) === wanted,
  },
  location: {
    send: (wire, { location }, options) => wire.setShippingLocation(location, options),
    repeat: ({ location }) => ['location', location],
    errorField: 'shippingError',
    isSatisfied: ({ shippingLocation }, { location }) => stringify(readShippingLocation(shippingLocation)) === stringify(location),
  },
  option: {
    send: (wire, { optionId }, options) => wire.selectShippingOption(optionId, options),
    repeat: ({ optionId }) => ['option', optionId],
    errorField: 'shippingError',
    show(cart, { optionId }) {
      const option = cart.shippingOptions.find((one) => readShippingOption(one)?.id === optionId);
      return option === undefined ? cart : { ...cart, selectedShippingOption: option };
    },
    isSatisfied: ({ selectedShippingOption }, { optionId }) => readShippingOption(selectedShippingOption)?.id === optionId,
  },
};

/** The rules of one intent, whatever its kind. */
export const rulesOf = (intent: CartIntent): Rules<CartIntent> => RULES[intent.kind] as Rules<CartIntent>;

/** The line that an intent is about; of one that brings a line back, that line, which may never have been removed. */
export function lineOf(cart: Cart, { key, intent }: KeyedIntent, restoredLines: RestoredLines): FoundLine | undefined {
  if ('entryId' in intent) return findLine(cart, intent, restoredLines);
  if (intent.kind !== 'restore') return undefined;
  const { entry, restoring } = intent;
  return (
    findLine(cart, { entryId: entry.id, restoring: key }, restoredLines) ?? findLine(cart, { entryId: entry.id, restoring }, restoredLines)
  );
}

/** Puts `lines` in the place of `old`; without one, at the end. The sums of pieces and subtotal follow. */
export function exchangeLine(cart: Cart, old: CartEntry | null, lines: readonly CartEntry[]): Cart {
  const entries = old ? cart.entries.flatMap((entry) => (entry === old ? lines : entry)) : [...cart.entries, ...lines];
  let totalQuantity = cart.totalQuantity - (old?.quantity ?? 0);
  for (const { quantity } of lines) totalQuantity += quantity;
  const subtotalCents = sumOf(cart.subtotalCents, -(old?.subTotal ?? 0), ...lines.map(({ subTotal }) => subTotal ?? 0));
  const exchanged = { ...cart, entries, totalQuantity, subtotalCents };
  return cart.subtotalAmount ? withSubtotalAmount(exchanged, cart.subtotalAmount.currencyCode) : exchanged;
}

/** An unreadable price leaves the line's sum as the platform wrote it. */
export const withQuantity = (line: CartEntry, quantity: number): CartEntry => ({
  ...line,
  quantity,
  subTotal: line.purchasePriceCents === null ? line.subTotal : priceOf(line.purchasePriceCents, quantity),
});

/** The cart with its subtotal as an amount of the store's currency (`subtotalAmount`). */
export function withSubtotalAmount(cart: Cart, currency: string): Cart {
  const { negative, whole, fraction } = decimalAmount({ minor: cart.subtotalCents, currency });
  const decimalValue = `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
  return { ...cart, subtotalAmount: { currencyCode: currency, decimalValue } };
}
