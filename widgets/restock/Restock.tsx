import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { isVisible } from '../../src/lib/isVisible.ts';
import { useActions } from '../../src/core/ui/ShopContext.ts';
import { useWrites } from '../../src/core/ui/useWrites.ts';
import { useFocusOnError, useProduct } from '../product/index.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { isOutOfStock } from './isOutOfStock.ts';
import { readRestock, type RestockProps, findRestockNodes } from './RestockNodes.ts';
import { createRestockActions } from './restockActions.ts';
import { RestockForm } from './RestockForm.tsx';
import { matchVariant, type Selection } from '../../src/commerce/rules/selection.ts';
import type { Product } from '../../src/commerce/model/product.ts';
import type { Variant } from '../../src/commerce/model/variant.ts';

/** Shown for the chosen variant if it is sold out; the product's other blocks stay hidden. */
function Restock({ element, productKey, variantId, isOff, isServed, ...props }: RestockProps & WidgetProps): ReactNode {
  const state = useProduct(productKey);
  const variant = state && restockVariant(state.product, state.selection);
  const chosen = variant && (variant.id || variant.sku);
  const isMeant = state?.product.variants.length ? chosen !== null && (variantId === null || chosen === variantId) : isServed;
  const isShown = isMeant && !isOff;
  // A block for all variants keeps its last result while another variant is shown.
  const last = useRef(variantId);
  if (isShown && chosen) last.current = chosen;
  const id = last.current ?? '';
  const { store } = useActions(createRestockActions);
  const entry = useSyncExternalStore(store.subscribe, () => store.getState()[productKey]?.[id] ?? null);
  useFocusOnError(state, isShown && state?.refusedFor === 'stock', () => {
    const { email } = findRestockNodes(element);
    return email && isVisible(email) ? email : null;
  });
  useWrites((write) => {
    write.attribute(element, 'hidden', isShown ? null : '');
    write.attribute(element, 'data-state', entry?.status ?? 'idle');
  });
  return <RestockForm {...props} element={element} productKey={productKey} variantId={id} entry={entry} />;
}

export const parts: WidgetParts<RestockProps> = {
  Component: Restock,
  read: readRestock,
  // Errors stand below the form.
  placeIn: ({ served }, element) => ({
    parent: served?.form?.parentElement ?? element,
    before: served?.form?.nextSibling ?? null,
    tag: 'div',
  }),
};

export function restockVariant(
  product: Pick<Product, 'type' | 'variants' | 'optionNames' | 'isMarkedSoldOut'>,
  selection: Selection,
): Variant | null {
  const variant = matchVariant(product, selection);
  return variant && isOutOfStock(product, variant) ? variant : null;
}
