import type { ItemsApi } from './calls/items.ts';
import { parseProduct, type Product } from '../../src/commerce/model/product.ts';
import { READ_DEADLINE_MS } from '../../src/commerce/model/constants.ts';

/** A product of a list as its own page has it; `null`: it could not be read in time, or the page is about another product. */
export async function readListedProduct(
  items: ItemsApi,
  url: string,
  { id, collectionId, isMarkedSoldOut, customSoldOutText, isSubscribable, additionalFieldsForm }: Product,
  fallbackCurrency: string,
): Promise<Product | null> {
  const answer = await items.load(url, { signal: AbortSignal.timeout(READ_DEADLINE_MS) });
  if (!answer.ok || answer.value.id !== id) return null;
  const parsed = parseProduct(answer.value.data, { id, collectionId, fallbackCurrency });
  if (!parsed.ok) return null;
  const { value: product } = parsed;
  return {
    ...product,
    isMarkedSoldOut,
    customSoldOutText: customSoldOutText ?? product.customSoldOutText,
    // The list's button may say more than the page's data.
    isSubscribable: isSubscribable || product.isSubscribable,
    additionalFieldsForm: product.additionalFieldsForm ?? additionalFieldsForm,
  };
}
