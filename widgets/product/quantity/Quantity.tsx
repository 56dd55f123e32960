import { useLayoutEffect, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../../src/commerce/model/constants.ts';
import { PRODUCT_TYPE } from '../../../src/commerce/model/productType.ts';
import { quantityCap } from '../../../src/commerce/rules/stock.ts';
import { quantityInCart, useCartState } from '../../cart/index.ts';
import { showsQuantity, takesQuantity } from '../../../src/commerce/rules/quantity.ts';
import { Announced } from '../../../src/core/ui/Announced.tsx';
import { joinNodes } from '../../../src/core/ui/joinNodes.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useChoiceOf, useProductPart, type ProductPart } from '../useProducts.ts';
import { lazyComponent } from '../../../src/core/ui/useLazy.ts';
import { useEventsOf } from '../../../src/core/ui/useElementEvents.ts';
import { useRootWrites } from '../../../src/core/ui/useWrites.ts';
import type { OwnQuantityProps } from './own/OwnQuantity.tsx';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { isNamed as hasName } from '../../../src/lib/isNamed.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { showPlace } from '../../../src/lib/createPlace.ts';
import type { Writer } from '../../../src/lib/Writer.ts';
import type { AllProductTexts } from '../texts.ts';

const LazyOwnQuantity = lazyComponent<OwnQuantityProps>(() => import('./own/OwnQuantity.tsx').then((module) => module.OwnQuantity));

interface QuantityProps {
  readonly productKey: string;
  /** `null`: no input was served, so we decide. */
  readonly served: ServedQuantity | null;
}

interface ServedQuantity {
  readonly input: HTMLInputElement;
  readonly isNamed: boolean;
  /** Identified by position: before and after the input. */
  readonly decrease: HTMLElement | null;
  readonly increase: HTMLElement | null;
}

export const readQuantityText = (input: HTMLInputElement): string =>
  // A number input gives '' for invalid text, which must be reported, not sold.
  input.validity?.badInput ? 'not a number' : input.value;

/** A native input, checked at the add so that typing is not interrupted. */
function Quantity({ element, productKey, served }: QuantityProps & WidgetProps): ReactNode {
  const part = useProductPart(productKey);
  const { products, settings, state, texts, report } = part;
  const [made, take] = useState<HTMLInputElement | null>(null);
  const inputNow = () => served?.input ?? made;

  const { product } = state ?? {};
  // The store sells each service once, but the server left the field in.
  const isForbidden = product?.type === PRODUCT_TYPE.service && !takesQuantity(product.type, settings);
  // Takes over values that were entered before the script was loaded.
  useLayoutEffect(() => {
    if (served && !isForbidden && served.input.value !== '1') products.setQuantity(productKey, readQuantityText(served.input));
  }, [products, productKey, served, isForbidden]);

  const quantityText = state?.quantityText ?? '1';
  const typed = Number(quantityText);
  const quantity = typed || 0;
  const { cap, inCart } = useCap(part);
  const most = Math.max(cap, MIN_QUANTITY);
  const isLeast = typed <= MIN_QUANTITY;
  const isMost = typed >= most;

  const takeOver = () => {
    const input = inputNow();
    if (input) products.setQuantity(productKey, readQuantityText(input));
  };
  const follow = ({ target }: Event) => {
    if (target === inputNow()) takeOver();
  };
  const step = (by: number) => products.setQuantity(productKey, String(Math.min(Math.max(Math.trunc(quantity + by), MIN_QUANTITY), most)));
  const press = (event: Event) => {
    const isOn = (button: Element | null | undefined) => button?.contains(event.target as Node);
    const by = isOn(served?.decrease) ? -1 : isOn(served?.increase) ? 1 : 0;
    if (by === 0) return;
    // A button without type would submit the form.
    event.preventDefault();
    // The page's own handler of the button may have.
    const hasStepped = products.get(productKey)?.quantityText !== state?.quantityText;
    if (!hasStepped && !(by < 0 ? isLeast : isMost)) step(by);
  };
  // The reset event precedes the input's change.
  const reset = () => void setTimeout(takeOver);
  useEventsOf(report, [element, { input: follow, change: follow, click: press }], [inputNow()?.form ?? null, { reset }]);

  const note = limitNote(part, cap, inCart, quantity);
  // Where stock has fallen, a quantity that was typed before stays in reach.
  const isInUse = quantityText !== '1' || element.contains(document.activeElement);
  const isShown = served ? !isForbidden : product !== undefined && (isInUse || showsQuantity(product, settings));
  useRootWrites(part.own, (write) => {
    showPlace(part.own.place, isShown && (served === null || note !== null));
    if (!served) write.attribute(element, 'hidden', isShown ? null : '');
    // By style, because themes' rules for the field beat `hidden`.
    else if (!isShown) write.style(element, 'display', 'none');
    const input = inputNow();
    if (!input) return;
    if (cap < MAX_QUANTITY) write.attribute(input, 'max', String(most));
    // The current value: the store has just received typed text. Invalid numbers are left for the visitor to correct.
    const textNow = products.get(productKey)?.quantityText ?? quantityText;
    write.value(input, readQuantityText(input) === textNow ? input.value : textNow);
    if (served) writeStepButtons(write, served, texts, isLeast, isMost);
  });

  useChoiceOf(products, productKey, () => (served ? [served.input] : []));

  return (
    isShown &&
    joinNodes(
      !served && <LazyOwnQuantity input={take} state={state} isLeast={isLeast} isMost={isMost} hasNote={note !== null} onStep={step} />,
      note !== null && (
        <Text tag="div" className="storefront-quantity-note">
          {note}
        </Text>
      ),
      note !== null && <Announced key={note}>{note}</Announced>,
    )
  );
}

/** At its limit a button keeps its focus and only appears disabled. */
function writeStepButtons(
  write: Writer,
  { input, isNamed, decrease, increase }: ServedQuantity,
  texts: AllProductTexts,
  isLeast: boolean,
  isMost: boolean,
): void {
  if (!isNamed) write.attribute(input, 'aria-label', texts.quantity.replace(/:\s*$/, ''));
  for (const [button, label, isAtLimit] of [
    [decrease, texts.decreaseQuantity, isLeast],
    [increase, texts.increaseQuantity, isMost],
  ] as const) {
    if (!button) continue;
    write.attribute(button, 'aria-label', label);
    write.attribute(button, 'aria-disabled', isAtLimit ? 'true' : null);
  }
}

/** How many there are, once that limits the quantity; `null`: it does not, or the product is sold out, which is marked elsewhere. */
function limitNote({ texts }: ProductPart, cap: number, inCart: number, quantity: number): string | null {
  const isLimited = cap + inCart > 0 && cap < MAX_QUANTITY && quantity >= cap && quantity + inCart > MIN_QUANTITY;
  return isLimited ? fill(inCart > 0 ? texts.quantityLimitInCart : texts.quantityLimit, { available: cap, inCart }) : null;
}

/** How many more of the chosen variant can be added, and how many are in the cart, which an express checkout empties first. */
function useCap({ state, settings }: ProductPart): { cap: number; inCart: number } {
  const cart = useCartState(({ cart: shown }) => shown);
  if (!state) return { cap: MAX_QUANTITY, inCart: 0 };
  const variant = matchVariant(state.product, state.selection);
  const held = quantityInCart(cart, state.product.id, variant);
  const inCart = held > 0 && settings.expressCheckout() ? 0 : held;
  return { cap: quantityCap(state.product, variant, inCart), inCart };
}

export const parts: WidgetParts<QuantityProps> = {
  Component: Quantity,
  read: readQuantity,
  placeIn: (_props, element) => ({ parent: element }),
};

/** `null` for an element with other content. */
export function readQuantity(element: HTMLElement, page: Page): QuantityProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  if (!isFilled(element)) return { productKey: pageProduct.id, served: null };
  const input = element.querySelector('input');
  if (!input) return null;
  const buttons = [...element.querySelectorAll('button')];
  const isBefore = (node: Node) => (node.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return {
    productKey: pageProduct.id,
    served: {
      input,
      isNamed: hasName(input),
      decrease: buttons.find(isBefore) ?? null,
      increase: buttons.find((button) => !isBefore(button)) ?? null,
    },
  };
}
