import { storeSettings } from '../content/settings.ts';
import { pages, site } from '../content/site.ts';
import { renderLayout } from './layout.ts';
import type { PageRequest } from './pageRequest.ts';
import { renderTemplate } from './renderTemplate.ts';
import { scriptJson } from './scriptJson.ts';

const nothing = { currencyCode: 'USD', value: 0, decimalValue: '0.00', fractionalDigits: 2 } as const;

/** The cart of a visitor who has none yet, as the page's JSON has it. */
export const emptyCart = {
  id: '',
  cartToken: '',
  items: [],
  shippingLocation: { city: '', region: '', postalCode: '', country: 'US' },
  shippingOptions: [],
  discounts: [],
  giftCards: [],
  taxes: [],
  subtotal: nothing,
  shippingTotal: nothing,
  discountTotal: nothing,
  taxTotal: nothing,
  appliedGiftCardBalanceTotal: nothing,
  grandTotal: nothing,
  amountDue: nothing,
  cartType: 1,
  shouldBlockPurchaseForMinimumOrderAmount: false,
} as const;

/** A root with the cart as JSON and an empty container. */
export function cartPage(request: PageRequest): string {
  const cartJson = scriptJson({
    cart: request.cart ?? emptyCart,
    storeCurrency: 'USD',
    continueShoppingLinkUrl: 'store',
    minimumOrderSubtotal: storeSettings.minimumOrderSubtotal,
    formattingLocale: 'en-US',
    translationLocale: 'en-US',
    useCldrMode: false,
    shopperLanguage: 'en',
    // Instalments; amounts in cents.
    afterpayEnabled: true,
    afterpayMin: 2000,
    afterpayMax: 100_000,
  });
  return renderLayout(
    { title: 'Basket', description: 'What you have put in your basket.', collection: pages.cart, markup: 'b', cart: 'header' },
    renderTemplate('cart', { site, cartJson }),
    request,
  );
}
