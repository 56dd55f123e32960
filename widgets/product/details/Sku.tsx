import type { ReactNode } from 'react';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useProduct } from '../useProducts.ts';
import { readDetail, type DetailProps } from './readDetail.ts';
import { useDetailText } from './useDetailText.tsx';

/** Hidden where the chosen variant has none. */
function Sku({ element, productKey, isServed }: DetailProps & WidgetProps): ReactNode {
  const state = useProduct(productKey);
  return useDetailText(element, state, isServed, (state && matchVariant(state.product, state.selection)?.sku) ?? null);
}

export const parts: WidgetParts<DetailProps> = {
  Component: Sku,
  read: readDetail,
  placeIn: (_props, element) => ({ parent: element }),
};
