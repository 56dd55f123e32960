import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import { merchandisingContext } from '../../content/settings.ts';
import { lowStock, restockViews } from './stockViews.ts';
import { formWithTextFields } from './wireJson.ts';

/**
 * A product as the commerce formatters of a template want it: what the host stores, and the order of its options beside its
 * variants. Version 7 has the fields of a form as JSON texts.
 */
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

/** `productMerchandisingContext` of a page with this product (spec §3): by product id, on what terms, and how few are left of what. */
export const productMerchandising = (host: HostProduct): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  [host.id]: { ...merchandisingContext(host), scarcityText: 'Only {qtyInStock} left in stock', scarcityTemplateViews: lowStock(host) },
});

/** The same for a template, which also writes the blocks of what is sold out. */
export const templateMerchandising = (host: HostProduct): Readonly<Record<string, unknown>> => ({
  [host.id]: {
    ...productMerchandising(host)[host.id],
    restockNotificationMessages: RESTOCK_MESSAGES,
    restockNotificationViews: restockViews(host),
  },
});
