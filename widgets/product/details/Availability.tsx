import { useEffect, useRef, type ReactNode } from 'react';
import { soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useAttributes } from '../../../src/core/ui/useWrites.ts';
import { availabilityOf } from '../rules/availability.ts';
import { hasChosen } from '../../../src/commerce/rules/selection.ts';
import { useProductPart } from '../useProducts.ts';
import { readDetail, type DetailProps } from './readDetail.ts';
import { useDetailText } from './useDetailText.tsx';

/** Its attribute `data-availability` is for themes: `in-stock`, `sold-out` or `unavailable`. */
function Availability({ element, productKey, isServed }: DetailProps & WidgetProps): ReactNode {
  const { state, texts: productTexts, announce } = useProductPart(productKey);
  const availability = state && availabilityOf(state.product, state.selection);
  const texts = {
    'in-stock': productTexts.inStock,
    'sold-out': soldOutLabel(productTexts, state && state.product),
    unavailable: productTexts.unavailable,
  };
  // A variant that is sold out is announced by the picker.
  const isMissing = hasChosen(state) && availability === 'unavailable';
  const wasMissing = useRef(isMissing);
  useEffect(() => {
    if (isMissing && !wasMissing.current) announce(texts.unavailable);
    wasMissing.current = isMissing;
  });
  useAttributes(element, { 'data-availability': availability });
  return useDetailText(element, state, isServed, availability ? texts[availability] : '');
}

export const parts: WidgetParts<DetailProps> = {
  Component: Availability,
  read: readDetail,
  placeIn: (_props, element) => ({ parent: element }),
};
