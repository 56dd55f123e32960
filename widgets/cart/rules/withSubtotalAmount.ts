import type { Cart } from '../../../src/commerce/model/cart.ts';
import { decimalAmount } from '../../../src/money/decimalAmount.ts';

/** The cart with its subtotal as an amount of the store's currency (spec §3 `subtotalAmount`). */
export function withSubtotalAmount(cart: Cart, currency: string): Cart {
  const { negative, whole, fraction } = decimalAmount({ minor: cart.subtotalCents, currency });
  const decimalValue = `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
  return { ...cart, subtotalAmount: { currencyCode: currency, decimalValue } };
}
