import { type ReactNode } from 'react';
import { badgeText, productBadge } from '../../../src/commerce/rules/productBadge.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useProduct, useProductSettings } from '../useProducts.ts';
import { useSlotVisible } from '../../../src/core/ui/useReplaceContent.ts';
import type { WidgetParts } from '../../../src/core/mount/defineWidget.ts';
import { readStatus, type StatusProps } from './readStatus.ts';

/** Sold out wins over a sale. */
function Status({ productKey }: StatusProps): ReactNode {
  const { productTexts } = useProductSettings();
  const state = useProduct(productKey);
  const badge = state && productBadge(state.product);
  useSlotVisible(badge !== null);
  return badge && <Text className={`product-mark ${badge}`}>{badgeText(badge, productTexts, state.product.customSoldOutText)}</Text>;
}

export const parts: WidgetParts<StatusProps> = {
  Component: Status,
  read: readStatus,
  placeIn: (_props, element) => ({ parent: element }),
};
