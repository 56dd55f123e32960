import { takesQuantity, wording } from '../../data/productState.ts';
import { textAt } from '../../data/read.ts';
import type { Formatter } from '../../render/Scope.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';

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
