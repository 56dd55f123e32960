import { type ReactNode } from 'react';
import { badgeText, productBadge, readStatus, useProduct, useShop, type StatusProps, type WidgetParts } from '../../src/index.ts';

/** The mark of a product (spec §4): sold out wins over a sale. */
function Status({ scope }: StatusProps): ReactNode {
  const { productTexts } = useShop().settings;
  const state = useProduct(scope);
  const badge = state && productBadge(state.product);
  return badge && <span className={`product-mark ${badge}`}>{badgeText(badge, productTexts)}</span>;
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<StatusProps> = { Component: Status, read: readStatus };
