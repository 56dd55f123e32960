import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  createQuantity,
  fill,
  MarkupView,
  matchVariant,
  MAX_QUANTITY,
  MIN_QUANTITY,
  quantityCap,
  quantityInCart,
  readQuantity,
  readQuantityText,
  showsQuantity,
  useAnnounce,
  useHostEvents,
  useHostState,
  useProduct,
  useShop,
  useShopState,
  type ProductState,
  type QuantityProps,
  type RenderRole,
  type RepeatExtra,
  type WidgetParts,
  type WidgetProps,
} from '../../src/index.ts';

/** The quantity input (spec §5): native, judged at the add, so that nobody is interrupted while typing. */
function Quantity({ element, scope, nodes: served, text }: QuantityProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const { shopTexts: texts } = settings;
  const state = useProduct(scope);
  const isOurs = served.length === 0;
  const [nodes] = useState(() => (isOurs ? createQuantity(settings.productTexts.quantity) : served));

  useLayoutEffect(() => {
    if (text !== '1') products.setQuantity(scope, text);
  }, [products, scope, text]);

  const read = ({ target }: Event) => {
    const typed = readQuantityText(target);
    if (typed !== null) products.setQuantity(scope, typed);
  };
  useHostEvents(element, { input: read, change: read });

  const isShown = !isOurs || (state !== null && showsQuantity(state.product, settings));
  useHostState(element, isOurs ? { attributes: { hidden: isShown ? null : '' } } : {});

  const quantityText = state?.quantityText ?? '1';
  const typed = Number(quantityText);
  const quantity = typed || 0;
  const { cap, inCart } = useCap(state);
  const most = Math.max(cap, MIN_QUANTITY);
  const note =
    cap < MAX_QUANTITY && quantity >= cap && quantity + inCart > MIN_QUANTITY
      ? fill(inCart > 0 ? texts.quantityLimitInCart : texts.quantityLimit, { available: cap, inCart })
      : null;
  const announce = useAnnounce();
  useEffect(() => {
    if (note !== null) announce(note);
  }, [announce, note]);

  const step = (by: number) => products.setQuantity(scope, String(Math.min(Math.max(Math.trunc(quantity + by), MIN_QUANTITY), most)));
  const render: RenderRole = (node, repeat) => {
    switch (node.role) {
      case 'decrease':
        return repeat(stepButton(texts.decreaseQuantity, typed <= MIN_QUANTITY, () => step(-1)));
      case 'increase':
        return repeat(stepButton(texts.increaseQuantity, typed >= most, () => step(1)));
      default:
        return <QuantityInput value={quantityText} max={cap < MAX_QUANTITY ? String(most) : null} repeat={repeat} />;
    }
  };
  return (
    isShown && (
      <>
        <MarkupView nodes={nodes} render={render} />
        {note !== null && <div className="storefront-quantity-note">{note}</div>}
      </>
    )
  );
}

/** How many more of the chosen variant there are for this visitor, and how many are in the cart already. */
function useCap(state: ProductState | null): { cap: number; inCart: number } {
  const cart = useShopState((shop) => shop.cart.cart);
  if (!state) return { cap: MAX_QUANTITY, inCart: 0 };
  const variant = matchVariant(state.product, state.selection);
  const inCart = quantityInCart(cart, state.product.id, variant);
  return { cap: quantityCap(state.product, variant, inCart), inCart };
}

/** At its limit the button stays where it is and keeps the focus; it only says that it does nothing. */
function stepButton(label: string, isAtLimit: boolean, onClick: () => void): RepeatExtra {
  return { props: { 'aria-label': label, 'aria-disabled': isAtLimit || undefined, onClick: isAtLimit ? undefined : onClick } };
}

interface QuantityInputProps {
  readonly value: string;
  /** In place of the server's limit; `null`: that one counts. */
  readonly max: string | null;
  readonly repeat: (extra?: RepeatExtra) => ReactNode;
}

/** The input shows the shop's text, without taking what the visitor is typing away. */
function QuantityInput({ value, max, repeat }: QuantityInputProps): ReactNode {
  const node = useRef<Element>(null);
  const served = useRef<string>(null);
  useLayoutEffect(() => {
    const input = node.current;
    if (!(input instanceof HTMLInputElement)) return;
    served.current ??= input.max;
    if (input.max !== (max ?? served.current)) input.max = max ?? served.current;
    if (readQuantityText(input) !== value) input.value = value;
  });
  return repeat({ node });
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<QuantityProps> = { Component: Quantity, read: readQuantity };
