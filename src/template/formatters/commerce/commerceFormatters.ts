import type { Formatters } from '../../createCompile';
import { percentageFormat } from '../i18n/decimal';
import { bookkeeperMoneyFormat } from '../i18n/money';
import { addToCartButton } from './addToCart';
import { productScarcity, productStatus, restockNotification } from './merchandising';
import { fromPrice, moneyFormat, moneyString, normalPrice, salePrice } from './money';
import { productPrice, subscriptionPrice } from './prices';
import { cartQuantity, cartSubtotal, cartUrl, productCheckout, quickView } from './product';
import { quantityInput } from './quantityInput';
import { summaryFormField } from './summaryField';
import { variantDescriptor, variantsSelect } from './variants';

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
