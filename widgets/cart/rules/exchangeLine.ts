import type { Cart, CartEntry } from '../../../src/commerce/model/cart.ts';
import { priceOf, sumOf } from '../../../src/money/sums.ts';
import { decimalAmount } from '../../../src/money/decimalAmount.ts';

/** Puts `lines` in the place of `old`; without one, at the end. The sums of pieces and subtotal follow. */
export function exchangeLine(cart: Cart, old: CartEntry | null, lines: readonly CartEntry[]): Cart {
  const entries: CartEntry[] = [];
  for (const entry of cart.entries) {
    if (entry === old) entries.push(...lines);
    else entries.push(entry);
  }
  if (!old) entries.push(...lines);
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
