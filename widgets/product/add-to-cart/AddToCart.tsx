import { type ReactNode, useRef } from 'react';
import { addButtonLabel, isSubscription } from '../../../src/commerce/rules/addButtonLabel.ts';
import { isSoldOut, soldOutLabel } from '../../../src/commerce/rules/soldOut.ts';
import { takesQuantity } from '../../../src/commerce/rules/quantity.ts';
import { isVariantInStock } from '../../../src/commerce/rules/stock.ts';
import { matchVariant } from '../../../src/commerce/rules/selection.ts';
import { LazyAdditionalFieldsDialog } from '../../form/index.ts';
import { Announced } from '../../../src/core/ui/Announced.tsx';
import { joinNodes } from '../../../src/core/ui/joinNodes.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { textKey } from '../../../src/commerce/texts/localize.ts';
import { opensElsewhere } from '../../../src/lib/press.ts';
import { filterProduct } from '../filterProduct.ts';
import type { AllProductTexts } from '../texts.ts';
import { useEventsOf, useHeld, type ElementEventHandlers } from '../../../src/core/ui/useElementEvents.ts';
import { lazyComponent } from '../../../src/core/ui/useLazy.ts';
import { showInstead, useRootWrites, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useProductPart, type ProductPart } from '../useProducts.ts';
import type { ProductState } from '../ProductState.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCart, useCartState } from '../../cart/index.ts';
import { AddNotice } from './AddNotice.tsx';
import {
  addBy,
  changedQuantity,
  pageFormHandlers,
  readAddButton,
  type AddButtonProps,
  type UnreadableButtonProps,
} from './readAddButton.ts';
import type { ViewCartLinkProps } from './ViewCartLink.ts';

const LazyUnreadableButton = lazyComponent<UnreadableButtonProps & WidgetProps>(() =>
  import('./UnreadableButton.tsx').then((module) => module.UnreadableButton),
);
const LazyViewCartLink = lazyComponent<ViewCartLinkProps>(() => import('./ViewCartLink.ts').then((module) => module.ViewCartLink));

/** States: idle, adding, added; a failure opens a dialog. */
function AddToCart({
  element,
  productKey,
  label,
  isServed,
  isNative,
  hasViewCart,
  keepsViewCart,
  wording,
  form,
  findPage,
  place,
  isExpress,
}: AddButtonProps & WidgetProps): ReactNode {
  const part = useProductPart(productKey);
  const { products, report, state, texts } = part;
  const cart = useCart();
  const { addStatus = 'idle' } = state ?? {};
  // Of "Add to cart" and "Buy now" only the kind that was pressed shows what becomes of it. It stays busy for a moment after a failure.
  const isPressed = state?.isExpress === isExpress;
  const status = !isPressed || addStatus === 'refused' ? 'idle' : addStatus === 'failed' ? 'adding' : addStatus;
  const soldOut = state !== null && isChoiceSoldOut(state);
  const isOwn = state !== null && (state.addedBy === element || (state.addedBy === null && isPressed));

  // A sold-out product can be pressed too, to explain why.
  const add = () => {
    // A script may have set the field without an event.
    const quantity = state && changedQuantity(place, state.quantityText);
    // Where each is sold once, the served field is hidden and does not count.
    if (state && quantity && takesQuantity(state.product.type, part.settings)) products.setQuantity(productKey, quantity);
    void addBy(part, element, { productKey, form, findPage, isExpress });
  };
  const isHeld = useHeld(element, add);
  useEventsOf(report, [element, pressHandlers(part, element, isNative, isHeld, add)], ...pageFormHandlers(element, place, add));
  const { own, submitLabel } = labelsOf(part, wording(), isServed, isExpress, soldOut);
  useRootWrites(part.own, (write) => {
    write.attribute(element, 'data-state', status);
    write.attribute(element, 'data-sold-out', soldOut ? '' : null);
    write.attribute(element, 'aria-busy', status === 'adding' ? 'true' : null);
    // Not `disabled`, so that it keeps the focus. It is also unavailable for a moment after a refusal.
    write.attribute(element, 'aria-disabled', addStatus !== 'idle' || soldOut ? 'true' : null);
    write.className(element, 'cart-added', status === 'added');
    write.className(element, isNative ? 'cart-sold-out' : 'sold-out', soldOut);
    showInstead(write, part.own, label, status !== 'idle' || own !== null);
  });
  const wasBusy = useRef(false);
  wasBusy.current ||= status !== 'idle';
  return joinNodes(
    labelOf(status, own, texts),
    hasViewCart && wasBusy.current && <LazyViewCartLink button={element} isDue={status === 'added'} isKept={keepsViewCart} />,
    !cart.store.getState().settled && <HiddenUntilSettled element={element} />,
    isOwn && state.isSlow && <Announced>{texts.adding}</Announced>,
    isOwn && state.pendingForm && (
      <LazyAdditionalFieldsDialog
        form={state.pendingForm.form}
        initial={state.additionalFields}
        draft={productKey}
        submitLabel={submitLabel}
        onSubmit={(json) => void products.submitFields(productKey, json)}
        onClose={() => products.closeFields(productKey)}
      />
    ),
    isOwn && state.notice && <AddNotice {...state.notice} button={element} onClose={() => products.dismissNotice(productKey)} />,
  );
}

/** A component, because few buttons of a long list are there before the cart is known. */
function HiddenUntilSettled({ element }: { readonly element: HTMLElement }): null {
  const isSettled = useCartState(({ settled }) => settled);
  useWrites((write) => {
    if (!isSettled) write.style(element, 'visibility', 'hidden');
  });
  return null;
}

/** Clicks, and keys where the element is no native button, add; hover and focus load what an add needs. */
const pressHandlers = (
  { shop: { prepare } }: ProductPart,
  element: HTMLElement,
  isNative: boolean,
  isHeld: (event: Event) => boolean,
  add: () => void,
): ElementEventHandlers => ({
  click(event) {
    if (isHeld(event)) return;
    if (element.matches('a[href]') && opensElsewhere(event)) return;
    // A link, in a list possibly around the button, would navigate, and a form reload the page.
    if (element.closest('a[href]') || sendsForm(element)) event.preventDefault();
    add();
  },
  pointerenter: prepare,
  focusin: prepare,
  keydown(event) {
    if (isNative || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault(); // Space would scroll the page
    if (!event.repeat && !isHeld(event)) add();
  },
});

const sendsForm = (button: Partial<HTMLButtonElement>): boolean => button.type === 'submit' || (button.type as string) === 'image';

/** The button's label, where the served one does not do (`null`), and that of a form before the add. */
function labelsOf(
  part: ProductPart,
  words: ReturnType<AddButtonProps['wording']>,
  isServed: boolean,
  isExpress: boolean,
  soldOut: boolean,
): { readonly own: string | null; readonly submitLabel: string } {
  const { state, texts } = part;
  // The served label is about buying once, unless it is the shopkeeper's own.
  const subscribes = !isExpress && state !== null && state.plan !== null && state.product.customAddButtonText === null && !words.isCustom;
  const text = soldOut && state ? soldOutLabel(texts, state.product) : subscribes ? texts.subscribe : null;
  const buys = isExpress ? texts.buyNow : state && addButtonLabel(state.product, texts);
  const ofPage = filteredLabel(part, words.text, isExpress);
  const idle = ofPage ?? buys;
  return {
    own: text ?? (isServed && ofPage === words.text ? null : idle),
    submitLabel: (subscribes ? texts.subscribe : idle) ?? texts.addToCart,
  };
}

/** The button's own label after the page's filters of texts. */
function filteredLabel({ state, filterOf }: ProductPart, label: string | null, isExpress: boolean): string | null {
  const filter = filterOf('text');
  if (!filter || !state || label === null) return label;
  const key = isExpress ? 'buyNow' : isSubscription(state.product) ? 'subscribe' : 'addToCart';
  return filter(label, () => ({ key: textKey('product', key), values: {}, product: filterProduct(state) }));
}

/** The label while busy, shortly afterwards, and where the page has none. */
function labelOf(status: 'idle' | 'adding' | 'added', text: string | null, { added, adding }: AllProductTexts): ReactNode {
  if (status === 'adding') {
    return joinNodes(
      <div className="yui3-widget sqs-spin light" />,
      <Text tag="div" className="status-text">
        {adding}
      </Text>,
    );
  }
  if (status === 'added') {
    return (
      <Text tag="div" className="status-text cart-added-text">
        {added}
      </Text>
    );
  }
  return text !== null && <Text>{text}</Text>;
}

/** The whole product, or the chosen variant. */
export function isChoiceSoldOut({ product, selection }: ProductState): boolean {
  const variant = matchVariant(product, selection);
  return isSoldOut(product) || (variant !== null && variant.problem === undefined && !isVariantInStock(variant, product.type));
}

export const parts: WidgetParts<AddButtonProps | UnreadableButtonProps> = {
  // Called, which spares each button a component; its properties are those of its mount.
  Component: (props) => ('fault' in props ? LazyUnreadableButton(props) : AddToCart(props)),
  read: readAddButton,
  placeIn: ({ label }) => ({ parent: label }),
};
