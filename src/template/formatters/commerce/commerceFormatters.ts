import type { Formatters } from '../../createCompile.ts';
import { percentageFormat } from '../i18n/decimal.ts';
import { bookkeeperMoneyFormat } from '../i18n/money.ts';
import { addToCartButton } from './addToCart.ts';
import { productScarcity, productStatus, restockNotification } from './merchandising.ts';
import { fromPrice, moneyFormat, moneyString, normalPrice, salePrice } from './money.ts';
import { productPrice, subscriptionPrice } from './prices.ts';
import { cartQuantity, cartSubtotal, cartUrl, productCheckout, quickView } from './product.ts';
import { quantityInput } from './quantityInput.ts';
import { summaryFormField } from './summaryField.ts';
import { variantDescriptor, variantsSelect } from './variants.ts';

/** Formatters of products, money and the cart. */
export const commerceFormatters: Formatters = {
  'add-to-cart-btn': addToCartButton,
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
  'product-checkout': productCheckout,
  'product-price': productPrice,
  'product-quick-view': quickView,
  'product-restock-notification': restockNotification,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'sale-price': salePrice,
  'subscription-price': subscriptionPrice,
  'summary-form-field': summaryFormField,
  'variant-descriptor': variantDescriptor,
  'variants-select': variantsSelect,
};
