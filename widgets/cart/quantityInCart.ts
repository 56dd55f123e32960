import type { Cart } from '../../src/commerce/model/cart.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

/** How many of the item are in the cart already: of this very variant when one is chosen, else of the item in all. */
export function quantityInCart(cart: Cart | null, itemId: string, variant: Pick<Variant, 'sku'> | null): number {
  let quantity = 0;
  for (const entry of cart?.entries ?? []) {
    if (entry.itemId !== itemId) continue;
    const sku = entry.chosenVariant?.sku ?? null;
    if (variant === null || variant.sku === null || sku === null || sku === variant.sku) quantity += entry.quantity;
  }
  return quantity;
}
