import { useRef, type ReactNode } from 'react';
import { isVisible } from '../../src/lib/isVisible.ts';
import { useElementState } from '../../src/core/ui/useElementState.ts';
import { useLead, useProduct } from '../product/index.ts';
import type { WidgetParts, WidgetProps } from '../../src/core/mount/defineWidget.ts';
import { readRestock, type RestockProps } from './readRestock.ts';
import { RestockForm } from './RestockForm.tsx';
import { findRestockNodes } from './RestockNodes.ts';
import { restockVariant } from './restockVariant.ts';

/** The restock block (spec §4): shown for the one chosen variant that is sold out; others of the product stay hidden. */
function Restock({ element, productInstance, variantId, isOff, isServed, ...props }: RestockProps & WidgetProps): ReactNode {
  const state = useProduct(productInstance);
  const variant = state && restockVariant(state.product, state.selection);
  const chosen = variant && (variant.id || variant.sku);
  const isMeant = state?.product.variants.length ? chosen !== null && (variantId === null || chosen === variantId) : isServed;
  const isShown = isMeant && !isOff;
  // One block for all variants keeps what came of the last one while another one is looked at.
  const last = useRef(variantId);
  if (isShown && chosen) last.current = chosen;
  const id = last.current ?? '';
  const entry = state?.restock?.[id] ?? null;
  useLead(state, isShown && state?.refusedFor === 'stock', () => {
    const { email } = findRestockNodes(element);
    return email && isVisible(email) ? email : null;
  });
  useElementState(element, { attributes: { hidden: isShown ? null : '', 'data-state': entry?.status ?? 'idle' } });
  return <RestockForm {...props} element={element} productInstance={productInstance} variantId={id} entry={entry} />;
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<RestockProps> = {
  Component: Restock,
  read: readRestock,
  // What is wrong is said below the form.
  placeIn: ({ served }, element) => ({
    parent: served?.form?.parentElement ?? element,
    before: served?.form?.nextSibling ?? null,
    tag: 'div',
  }),
};
