import type { FilterProduct } from '../../src/commerce/model/filterProduct.ts';
import { matchVariant } from '../../src/commerce/rules/selection.ts';
import type { ProductState } from './ProductState.ts';

/** The product as filters are given it. */
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
