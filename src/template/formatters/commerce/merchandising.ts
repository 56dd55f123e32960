import { isFlagged, isOnSale, isSoldOut, wording } from '../../data/productState.ts';
import { at, listAt, textAt } from '../../data/read.ts';
import type { Formatter, Scope } from '../../render/Scope.ts';
import { isTruthy } from '../../render/isTruthy.ts';
import { escapeAttribute, escapeText } from '../../text/escape.ts';
import { formatMessage } from '../i18n/formatMessage.ts';

/** A product's merchandising context. */
const contextOf = (item: unknown, scope: Scope): unknown => at(scope.lookup('productMerchandisingContext'), textAt(item, 'id'));

/** Sold out wins over on sale. */
export const productStatus: Formatter = (value, _args, scope) => {
  const strings = scope.lookup('localizedStrings');
  if (isSoldOut(value)) {
    const custom = textAt(contextOf(value, scope), 'customSoldOutText');
    return `<div class="product-mark sold-out">${escapeText(custom || wording(strings, 'productSoldOutText', 'sold out'))}</div>`;
  }
  return isOnSale(value) ? `<div class="product-mark sale">${escapeText(wording(strings, 'productSaleText', 'sale'))}</div>` : undefined;
};

/** Low-stock texts of the product and of each variant; the latter are hidden until a variant is chosen. */
export const productScarcity: Formatter = (value, _args, scope) => {
  const context = contextOf(value, scope);
  if (!isFlagged(context, 'scarcityEnabled')) return undefined;
  const text = textAt(context, 'scarcityText');
  const names = new Map([['qtyInStock', 0]]);
  const blocks: string[] = [];
  for (const view of listAt(context, 'scarcityTemplateViews')) {
    const attributes = at(view, 'attributes');
    const isForVariant = isTruthy(attributes);
    if (!isForVariant && !isFlagged(context, 'scarcityShownByDefault')) continue;
    const message = formatMessage(text, [at(view, 'qtyInStock')], names, scope);
    const waits = isForVariant ? ` data-variant-attributes="${escapeAttribute(JSON.stringify(attributes))}" hidden` : '';
    blocks.push(`<div class="product-scarcity"${waits}>\n    ${escapeText(message)}\n  </div>`);
  }
  return blocks.join('\n\n  ');
};

/** A sign-up form for each variant that is sold out. */
export const restockNotification: Formatter = (value, _args, scope) => {
  const context = contextOf(value, scope);
  const id = escapeAttribute(textAt(value, 'id'));
  const message = (key: string): string => textAt(context, 'restockNotificationMessages', key);
  const listed = isFlagged(context, 'mailingListSignUpEnabled')
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${isFlagged(context, 'mailingListOptInByDefault') ? ' checked' : ''}>` +
      `${escapeText(message('mailingListDescription'))}</label>\n`
    : '';
  const captcha = isTruthy(scope.lookup('website.captchaSettings.siteKey')) ? '  <div class="captcha-container"></div>\n' : '';
  const blocks: string[] = [];
  for (const view of listAt(context, 'restockNotificationViews')) {
    blocks.push(
      `<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${escapeAttribute(textAt(view, 'variantId'))}"` +
        `${isFlagged(view, 'hiddenByDefault') ? ' hidden' : ''}>\n` +
        `  <span class="product-restock-cta">${escapeText(message('CTAText'))}</span>\n` +
        `  <form class="product-restock-form" action="#">\n` +
        `    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${escapeAttribute(message('placeholderText'))}">\n` +
        `    <input class="sqs-editable-button" type="submit" value="${escapeAttribute(message('buttonText'))}">\n  </form>\n${listed}${captcha}</div>`,
    );
  }
  return blocks.join('\n\n');
};
