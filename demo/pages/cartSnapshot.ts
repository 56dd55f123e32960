import type { WireCart, WireEntry } from '../../mocks/db/wireCart.ts';
import { emptyCart } from './cartPage.ts';

const WORDS = ['', 'PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'];

/** The cart in the format of the cart page's JSON: other names, money with every field, product types as words. */
export function cartSnapshot(cart: WireCart): unknown {
  const { entries, subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents } = cart;
  return {
    ...emptyCart,
    id: cart.id,
    cartToken: cart.cartToken,
    items: entries.map(snapshotItem),
    subtotal: money(subtotalCents),
    shippingTotal: money(shippingCostCents),
    discountTotal: money(discountCents),
    taxTotal: money(taxCents),
    grandTotal: money(grandTotalCents),
    amountDue: money(grandTotalCents),
  };
}

function snapshotItem(entry: WireEntry): unknown {
  const { chosenVariant, productType } = entry;
  return {
    id: entry.id,
    productId: entry.itemId,
    productType: WORDS[productType] ?? '',
    sku: chosenVariant.sku,
    productName: entry.title,
    productDescription: '',
    productUrl: entry.fullUrl,
    quantity: entry.quantity,
    multipleQuantityAllowed: productType === 1 || productType === 3,
    unitPrice: money(entry.purchasePriceCents),
    itemTotal: money(entry.subTotal),
    variantOptions: Object.entries(chosenVariant.attributes).map(([name, value]) => ({ name, value })),
    image: entry.imageUrl,
    isSubscribable: false,
  };
}

function money(cents: number): unknown {
  const decimalValue = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return { currencyCode: 'USD', value: cents, decimalValue, fractionalDigits: 2 };
}
