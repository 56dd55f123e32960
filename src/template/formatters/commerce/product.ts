import { wording } from '../../data/productState.ts';
import { listAt, at, textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { toText } from '../../render/toText.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { formatUsNumber } from '../../text/formatUsNumber.ts';
import { toNumber } from '../../text/toNumber.ts';
import { addToCartButton } from './addToCart.ts';
import { quantityInput } from './quantityInput.ts';
import { variantsSelect } from './variants.ts';

/** Variants, quantity and add button. */
export const productCheckout: Formatter = (value, args, scope) => {
  const parts = [variantsSelect, quantityInput, addToCartButton].map((part) => toText(part(value, args, scope)));
  return parts.filter(Boolean).join('\n');
};

/** The quick view's opener. Its argument is the group, or the item's key of it. */
export const quickView: Formatter = (value, args, scope) => {
  const [group = ''] = args;
  const named = group ? toText(at(value, group) ?? scope.lookup(group)) : '';
  const label = wording(scope.lookup('localizedStrings'), 'productQuickViewText', 'Quick View');
  return (
    `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escapeAttribute(textAt(value, 'id'))}"` +
    ` data-group="${escapeAttribute(named || group)}">${escapeText(label)}</span>`
  );
};

export const cartQuantity: Formatter = (value) => {
  let quantity = 0;
  for (const entry of listAt(value, 'entries')) quantity += toNumber(at(entry, 'quantity')) || 0;
  return `<span class="sqs-cart-quantity">${quantity}</span>`;
};

export const cartSubtotal: Formatter = (value) => {
  const cents = toNumber(at(value, 'subtotalCents'));
  return `<span class="sqs-cart-subtotal"><span class="sqs-money-native">${formatUsNumber((cents || 0) / 100)}</span></span>`;
};

export const cartUrl: Formatter = () => '/cart';
