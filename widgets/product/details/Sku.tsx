import type { ReactNode } from 'react';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAttributes, useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import { useProduct } from '../useProducts.ts';
import { readDetail, type DetailProps } from './readDetail.ts';

/** Hidden where the chosen variant has none. */
function Sku({ element, productKey, isServed }: DetailProps & WidgetProps): ReactNode {
  const state = useProduct(productKey);
  const hasChosen = state !== null && Object.keys(state.selection).length > 0;
  const sku = (state && matchVariant(state.product, state.selection)?.sku) ?? null;
  const isOurs = hasChosen || !isServed;
  useAttributes(element, { hidden: isOurs && sku === null ? '' : null });
  useReplaceContent(element, isOurs);
  return isOurs && sku !== null && <Text>{sku}</Text>;
}

export const parts: WidgetParts<DetailProps> = {
  Component: Sku,
  read: readDetail,
  placeIn: (_props, element) => ({ parent: element }),
};
