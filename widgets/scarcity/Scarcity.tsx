import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  MarkupView,
  readScarcity,
  scarcityFromStock,
  scarcityText,
  useAnnounce,
  useHostState,
  useProduct,
  useShop,
  type ScarcityProps,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';

/** How few are left (spec §4): hidden unless the chosen variant is low, or the product as a whole and shown by default. */
function Scarcity({ element, scope, served, text, views, threshold, ...rules }: ScarcityProps & WidgetProps): ReactNode {
  const { settings } = useShop();
  const announce = useAnnounce();
  const state = useProduct(scope);
  const product = state?.product;
  const known = useMemo(() => views ?? (product ? scarcityFromStock(product, threshold) : []), [views, product, threshold]);
  const shown =
    state && scarcityText({ ...rules, text: text ?? settings.productTexts.lowStock, views: known }, state.product, state.selection);
  const isShown = shown !== null;
  useHostState(element, { attributes: { hidden: isShown ? null : '' } });

  // What was there from the start is read with the page; what a choice brings is read out, once.
  const said = useRef<string | null>(null);
  useLayoutEffect(() => {
    const now = isShown ? (element.textContent ?? '').trim() : '';
    const hasChosen = state !== null && Object.keys(state.selection).length > 0;
    if (now !== said.current && now !== '' && hasChosen) announce(now);
    said.current = now;
  });
  return served ? <MarkupView nodes={served} render={() => null} /> : shown;
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<ScarcityProps> = { Component: Scarcity, read: readScarcity };
