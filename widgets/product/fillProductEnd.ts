import { fillSlot } from '../../src/core/page/fillSlot.ts';
import { slot } from '../../src/core/page/selectors.ts';
import type { ProductDeps } from './ProductDeps.ts';

/** Puts the theme's own markup at the end of a product, until the product is closed. */
export function fillProductEnd(root: Element, store: ProductDeps['store'], productKey: string): void {
  if (!store.getState()[productKey]) return;
  const place = root.ownerDocument.createElement('div');
  place.setAttribute(slot, 'product-end');
  fillSlot(place, 'product-end');
  root.append(place);
  const off = store.subscribe((products) => {
    if (products[productKey]) return;
    off();
    place.remove();
  });
}
