import { useCallback, type ReactNode } from 'react';
import {
  addButtonLabel,
  isSoldOut,
  isVariantInStock,
  LazyAlert,
  MarkupView,
  matchVariant,
  buttonAdded,
  buttonAddedText,
  buttonCartSoldOut,
  buttonSoldOut,
  buttonSpinner,
  buttonStatus,
  readAddButton,
  useHostEvent,
  useHostState,
  useProduct,
  useShop,
  useShopState,
  type AddButtonProps,
  type ProductState,
  type WidgetParts,
  type WidgetProps,
} from '../../src';
import { useViewCartLink } from './useViewCartLink';

/** The add button (spec §4): idle, adding, added; a failure is told in a dialog. */
function AddToCart({ element, scope, nodes, isNative, hasViewCart }: AddButtonProps & WidgetProps): ReactNode {
  const { products, settings } = useShop();
  const state = useProduct(scope);
  const isSettled = useShopState(({ cart }) => cart.settled);
  const status = state?.addStatus ?? 'idle';
  const soldOut = state !== null && isChoiceSoldOut(state);
  const dismiss = useCallback(() => products.dismissNotice(scope), [products, scope]);

  const add = () => {
    if (!soldOut) void products.add(scope);
  };
  useHostEvent(element, 'click', add);
  useHostEvent(element, 'pointerenter', products.prepare);
  useHostEvent(element, 'focusin', products.prepare);
  useHostEvent(element, 'keydown', (event) => {
    if (isNative || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault(); // Space would scroll the page
    if (!event.repeat) add();
  });
  useHostState(element, {
    invisible: !isSettled,
    attributes: {
      'data-state': status === 'failed' ? 'idle' : status,
      'data-sold-out': soldOut ? '' : null,
      'aria-busy': status === 'adding' ? 'true' : null,
      // Not `disabled`: the button keeps the focus and goes on being found.
      'aria-disabled': status === 'adding' || status === 'added' || soldOut ? 'true' : null,
    },
    classes: {
      [buttonAdded]: status === 'added',
      [isNative ? buttonCartSoldOut : buttonSoldOut]: soldOut,
    },
  });
  useViewCartLink(element, hasViewCart && status === 'added');

  const hasOwn = status === 'adding' || status === 'added' || soldOut;
  const own = hasOwn ? <Label status={status} text={soldOut ? settings.productTexts.soldOut : null} /> : null;
  const hasPlace = own ? nodes.some((node) => typeof node !== 'string' && node.role === 'label') : nodes.length > 0;
  const content = hasPlace ? <MarkupView nodes={nodes} render={(_node, repeat) => repeat({ children: own })} /> : own;
  return (
    <>
      {content ?? (state && addButtonLabel(state.product, settings.productTexts))}
      {state?.notice && <LazyAlert title={state.notice.title} message={state.notice.message} onClose={dismiss} />}
    </>
  );
}

/** What the button says while it is busy, done, or cannot be used. */
function Label({ status, text }: { status: ProductState['addStatus']; text: string | null }): ReactNode {
  const { productTexts } = useShop().settings;
  if (status === 'adding') {
    return (
      <>
        <div className={buttonSpinner} />
        <div className={buttonStatus}>{productTexts.adding}</div>
      </>
    );
  }
  if (status === 'added') return <div className={`${buttonStatus} ${buttonAddedText}`}>{productTexts.added}</div>;
  return text;
}

/** Sold out: the product as a whole, or the variant that is chosen. */
function isChoiceSoldOut({ product, selection }: ProductState): boolean {
  const variant = matchVariant(product, selection);
  return product.variants.length > 0 && (variant ? !isVariantInStock(variant, product.type) : isSoldOut(product));
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<AddButtonProps> = { Component: AddToCart, read: readAddButton, hasHandlers: false };
