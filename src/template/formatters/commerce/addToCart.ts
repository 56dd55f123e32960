import { isFlagged, isSubscribable, wording } from '../../data/productState.ts';
import { at, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';

function labelOf(content: unknown, item: unknown, scope: Scope): string {
  const custom = textAt(content, 'customAddButtonText').trim();
  if (custom && isFlagged(content, 'useCustomAddButtonText')) return custom;
  const strings = scope.lookup('localizedStrings');
  return isSubscribable(item)
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
    (isSubscribable(value) && textAt(content, 'productSubscriptionOptions', 0, 'id')) ||
    textAt(content, 'variants', 0, 'pricingOptions', 0, 'productSubscriptionOptionId');
  const attributes =
    attribute('data-collection-id', textAt(value, 'collectionId')) +
    attribute('data-item-id', textAt(value, 'id')) +
    attribute('data-product-type', textAt(content, 'productType')) +
    attribute('data-use-custom-label', textAt(content, 'useCustomAddButtonText')) +
    (isSubscribable(value) ? attribute('data-is-subscription', 'true') : '') +
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
