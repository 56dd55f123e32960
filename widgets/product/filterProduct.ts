import type { FilterProduct } from '../../src/commerce/model/filterProduct.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductState } from './ProductState.ts';

/** What filters are told about a product. */
export function filterProduct({ product, selection, quantityText }: ProductState): FilterProduct {
  const typed = Number(quantityText);
  return {
    itemId: product.id,
    title: product.title,
    selection,
    variant: matchVariant(product, selection),
    quantity: Number.isInteger(typed) && typed > 0 ? typed : 1,
  };
}
