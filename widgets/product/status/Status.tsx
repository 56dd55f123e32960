import { type ReactNode } from 'react';
import { badgeText, productBadge } from '../../../src/commerce/rules/productBadge.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useProduct, useProductSettings } from '../useProducts.ts';
import { useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts } from '../../../src/core/mount/defineWidget.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';

interface StatusProps {
  readonly productKey: string;
}

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

/** The server's own mark stays. */
function readStatus(element: HTMLElement, page: Page): StatusProps | null {
  const pageProduct = isFilled(element) ? null : page.pageProductOf(element);
  return pageProduct && { productKey: pageProduct.id };
}
