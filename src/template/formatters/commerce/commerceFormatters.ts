import type { Formatters } from '../../createCompile.ts';
import { percentageFormat } from '../i18n/decimal.ts';
import { bookkeeperMoneyFormat } from '../i18n/money.ts';
import { addToCartButton, cartQuantity, cartSubtotal, cartUrl, productCheckout, quickView, quantityInput } from './product.ts';
import { productScarcity, productStatus, restockNotification } from './merchandising.ts';
import { fromPrice, moneyFormat, moneyString, normalPrice, salePrice } from './money.ts';
import { productPrice, subscriptionPrice } from './prices.ts';
import { summaryFormField } from './summaryField.ts';
import { variantDescriptor, variantsSelect } from './variants.ts';

/**
 * Formatters of products, money and the cart. A trailing comment names what they read beyond their value: `around` (the scopes outwards) or
 * `site` (settings, found the same way).
 */
export const commerceFormatters: Formatters = {
  'add-to-cart-btn': addToCartButton, // site: localizedStrings
  'bookkeeper-money-format': bookkeeperMoneyFormat,
  'cart-quantity': cartQuantity,
  'cart-subtotal': cartSubtotal,
  'cart-url': cartUrl,
  'from-price': fromPrice,
  'money-format': moneyFormat,
  'money-string': moneyString,
  moneyFormat,
  'normal-price': normalPrice,
  'percentage-format': percentageFormat,
  'product-checkout': productCheckout, // site
  'product-price': productPrice, // site
  'product-quick-view': quickView, // around: the group; site
  'product-restock-notification': restockNotification, // site
  'product-scarcity': productScarcity, // site
  'product-status': productStatus, // site
  'quantity-input': quantityInput, // site
  'sale-price': salePrice,
  'subscription-price': subscriptionPrice, // site
  'summary-form-field': summaryFormField, // site
  'variant-descriptor': variantDescriptor,
  'variants-select': variantsSelect, // site
};
