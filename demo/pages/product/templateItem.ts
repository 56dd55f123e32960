import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import { merchandisingContext } from '../../content/settings.ts';
import { lowStock, restockViews } from './stockViews.ts';
import { formWithTextFields } from './wireJson.ts';

/** A product for the commerce formatters. Version 7 has a form's fields as JSON text. */
export function templateItem(host: HostProduct, fieldsAsText: boolean): Readonly<Record<string, unknown>> {
  const { structuredContent, variantOptionOrdering } = host;
  return {
    ...host,
    structuredContent: {
      ...structuredContent,
      variantOptionOrdering,
      ...(fieldsAsText && { additionalFieldsForm: formWithTextFields(host) }),
    },
  };
}

const RESTOCK_MESSAGES = {
  CTAText: 'Out of stock for now. Leave your address and we will write when it is back.',
  placeholderText: 'Your email',
  buttonText: 'Sign Up',
  mailingListDescription: 'Send me the shop’s letter, too.',
};

/** `productMerchandisingContext` by product id: instalments and low stock. */
export const productMerchandising = (host: HostProduct): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  [host.id]: { ...merchandisingContext(host), scarcityText: 'Only {qtyInStock} left in stock', scarcityTemplateViews: lowStock(host) },
});

/** For templates, which also render the restock blocks. */
export const templateMerchandising = (host: HostProduct): Readonly<Record<string, unknown>> => ({
  [host.id]: {
    ...productMerchandising(host)[host.id],
    restockNotificationMessages: RESTOCK_MESSAGES,
    restockNotificationViews: restockViews(host),
  },
});
