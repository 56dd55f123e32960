import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  MarkupView,
  productTexts,
  MAX_QUANTITY,
  MIN_QUANTITY,
  readQuantity,
  readQuantityText,
  showsQuantity,
  useHostEvent,
  useHostState,
  useProduct,
  useShop,
  type QuantityProps,
  type RenderRole,
  type RepeatExtra,
  type WidgetParts,
  type WidgetProps,
} from '../../src';

/** The quantity input (spec §5): native, judged at the add, so that nobody is interrupted while typing. */
function Quantity({ element, scope, nodes, text, isOurs }: QuantityProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const state = useProduct(scope);

  useLayoutEffect(() => {
    if (text !== '1') products.setQuantity(scope, text);
  }, [products, scope, text]);

  const read = ({ target }: Event) => {
    const typed = readQuantityText(target);
    if (typed !== null) products.setQuantity(scope, typed);
  };
  useHostEvent(element, 'input', read);
  useHostEvent(element, 'change', read);

  const isShown = !isOurs || (state !== null && showsQuantity(state.product, settings));
  useHostState(element, isOurs ? { attributes: { hidden: isShown ? null : '' } } : {});

  const quantityText = state?.quantityText ?? '1';
  const step = (by: number) => {
    const next = (Number(quantityText) || 0) + by;
    products.setQuantity(scope, String(Math.min(Math.max(Math.trunc(next), MIN_QUANTITY), MAX_QUANTITY)));
  };
  const render: RenderRole = (node, repeat) => {
    switch (node.role) {
      case 'decrease':
        return repeat(stepButton(settings.shopTexts.decreaseQuantity, Number(quantityText) <= MIN_QUANTITY, () => step(-1)));
      case 'increase':
        return repeat(stepButton(settings.shopTexts.increaseQuantity, Number(quantityText) >= MAX_QUANTITY, () => step(1)));
      default:
        return <QuantityInput value={quantityText} repeat={repeat} />;
    }
  };
  return isShown && <MarkupView nodes={nodes} render={render} />;
}

/** At its limit the button stays where it is and keeps the focus; it only says that it does nothing. */
function stepButton(label: string, isAtLimit: boolean, onClick: () => void): RepeatExtra {
  return { props: { 'aria-label': label, 'aria-disabled': isAtLimit || undefined, onClick: isAtLimit ? undefined : onClick } };
}

/** The input shows the shop's text, without taking what the visitor is typing away. */
function QuantityInput({ value, repeat }: { value: string; repeat: (extra?: RepeatExtra) => ReactNode }): ReactNode {
  const node = useRef<Element>(null);
  useLayoutEffect(() => {
    const input = node.current;
    if (!(input instanceof HTMLInputElement) || readQuantityText(input) === value) return;
    input.value = value;
  });
  return repeat({ node });
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<QuantityProps> = {
  Component: Quantity,
  read: (element, page) => readQuantity(element, page, productTexts.quantity),
};
