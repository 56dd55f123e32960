import type { HostProduct } from '../../../mocks/db/HostProduct';
import { merchandisingContext } from '../../content/settings';
import { formWithTextFields } from './wireJson';
import { lowStock } from './stockViews';

/**
 * A product as the commerce formatters of a template want it: what the host stores, the order of its options beside its
 * variants, and the fields of its form as JSON texts (version 7).
 */
export function templateItem(host: HostProduct): Readonly<Record<string, unknown>> {
  const { structuredContent, variantOptionOrdering } = host;
  return {
    ...host,
    structuredContent: { ...structuredContent, variantOptionOrdering, additionalFieldsForm: formWithTextFields(host) },
  };
}

/** `productMerchandisingContext` of a page with this product (spec §3): by product id, how few are left of what. */
export const templateMerchandising = (host: HostProduct): Readonly<Record<string, unknown>> => ({
  [host.id]: { ...merchandisingContext(host), scarcityText: 'Only {qtyInStock} left in stock', scarcityTemplateViews: lowStock(host) },
});
