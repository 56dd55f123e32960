import type { HostProduct } from '../../../mocks/db/HostProduct.ts';
import type { Product } from '../../../src/commerce/model/product.ts';
import { parseProduct } from '../../../src/commerce/model/product.ts';

/** Uses the shop's own rules, so that server and browser agree on every price and badge. */
export function normalise(host: HostProduct): Product {
  const { structuredContent, id, collectionId, title, variantOptionOrdering } = host;
  const parsed = parseProduct(
    { ...structuredContent, title, variantOptionOrdering },
    { id, collectionId, type: structuredContent.productType, fallbackCurrency: 'USD' },
  );
  if (!parsed.ok) throw new Error(`Product "${title}": ${parsed.error}`);
  return parsed.value;
}
