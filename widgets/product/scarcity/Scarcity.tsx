import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { hasChosen } from '../../../src/commerce/rules/selection.ts';
import { scarcityFromStock, scarcityText } from '../rules/scarcityText.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAttributes, useReplaceContent } from '../../../src/core/ui/useWrites.ts';
import { useProductPart } from '../useProducts.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { readScarcity, type ScarcityProps } from './readScarcity.ts';

/** Hidden unless the chosen variant is low, or the product as a whole and shown by default. */
function Scarcity({ element, productKey, isServed, text, views, threshold, ...rules }: ScarcityProps & WidgetProps): ReactNode {
  const { state, texts, announce } = useProductPart(productKey);
  const product = state?.product;
  const known = useMemo(() => views ?? (product ? scarcityFromStock(product, threshold) : []), [views, product, threshold]);
  const shown = state && scarcityText({ ...rules, text: text ?? texts.lowStock, views: known }, state.product, state.selection);
  const isOurs = shown !== null && !isServed;
  useAttributes(element, { hidden: shown === null ? '' : null });
  useReplaceContent(element, isOurs);

  // Only later texts are announced, once each.
  const said = useRef<string | null>(null);
  useLayoutEffect(() => {
    const now = shown !== null && shown !== said.current && hasChosen(state) && (element.textContent ?? '').trim();
    if (now) announce(now);
    said.current = shown;
  });
  return isOurs && <Text>{shown}</Text>;
}

export const parts: WidgetParts<ScarcityProps> = {
  Component: Scarcity,
  read: readScarcity,
  placeIn: (_props, element) => ({ parent: element }),
};
