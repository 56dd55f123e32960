import { wording, isFlagged, isMarkedSubscribable, takesQuantity } from '../../data/productState.ts';
import { listAt, at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { toText } from '../../render/toText.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { formatUsNumber } from '../../text/formatUsNumber.ts';
import { toNumber } from '../../text/toNumber.ts';
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

function labelOf(content: unknown, item: unknown, scope: Scope): string {
  const custom = textAt(content, 'customAddButtonText').trim();
  if (custom && isFlagged(content, 'useCustomAddButtonText')) return custom;
  const strings = scope.lookup('localizedStrings');
  return isMarkedSubscribable(item)
    ? wording(strings, 'productSubscribeText', 'Subscribe')
    : wording(strings, 'productAddToCartText', 'Add To Cart');
}

const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

/** The add button with all data its script needs. */
export const addToCartButton: Formatter = (value, _args, scope) => {
  const content = at(value, 'structuredContent');
  const label = labelOf(content, value, scope);
  const form = at(content, 'additionalFieldsForm');
  const hasForm = typeof form === 'object' && form !== null;
  const plan =
    (isMarkedSubscribable(value) && textAt(content, 'productSubscriptionOptions', 0, 'id')) ||
    textAt(content, 'variants', 0, 'pricingOptions', 0, 'productSubscriptionOptionId');
  const attributes =
    attribute('data-collection-id', textAt(value, 'collectionId')) +
    attribute('data-item-id', textAt(value, 'id')) +
    attribute('data-product-type', textAt(content, 'productType')) +
    attribute('data-use-custom-label', textAt(content, 'useCustomAddButtonText')) +
    (isMarkedSubscribable(value) ? attribute('data-is-subscription', 'true') : '') +
    attribute('data-original-label', label) +
    (hasForm ? attribute('data-form', JSON.stringify(form)) : '') +
    (plan ? attribute('data-subscription-option-id', plan) : '');
  return (
    `<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    `  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary${hasForm ? ' use-form' : ''}"` +
    ` role="button" tabindex="0" data-dynamic-strings${attributes}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${escapeText(label)}</div>\n  </div>\n</div>`
  );
};

const SERVICES = 'websiteSettings.storeSettings.multipleQuantityAllowedForServices';

/** A number input from 1 to 9999; empty where only one can be bought. */
export const quantityInput: Formatter = (value, _args, scope) => {
  if (!takesQuantity(value, scope.lookup(SERVICES) !== false)) return undefined;
  // The platform's text has no colon.
  const label = wording(scope.lookup('localizedStrings'), 'productQuantityInputLabel', 'Quantity');
  return (
    `<div class="product-quantity-input" data-item-id="${escapeAttribute(textAt(value, 'id'))}" data-animation-role="content">\n` +
    `  <div class="quantity-label">${escapeText(label)}:</div>\n` +
    `  <input aria-label="${escapeAttribute(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>`
  );
};
