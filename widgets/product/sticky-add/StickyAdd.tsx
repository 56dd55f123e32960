import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ADD_BUTTONS, isOwnPart } from '../../../src/core/page/ownParts.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { addRefusalTexts } from '../../../src/commerce/texts/addRefusalTexts.ts';
import { localize } from '../../../src/commerce/texts/localize.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { isFilled } from '../../../src/lib/isFilled.ts';
import { isVisible } from '../../../src/lib/isVisible.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { isChoiceSoldOut } from '../add-to-cart/AddToCart.tsx';
import { ChosenPrice } from '../price/Price.tsx';
import type { ProductState } from '../ProductState.ts';
import { useProduct, useProductSettings } from '../useProducts.ts';
import { useSight } from './useSight.ts';
import styles from './sticky-add.css?inline';

const BAR = 'storefront-sticky-add';

interface StickyAddProps {
  readonly productKey: string;
  /** Whether the page has its own bar, which is only shown and hidden. */
  readonly isServed: boolean;
  /** The product's own buttons; layouts may have one per width. */
  readonly findButtons: () => HTMLElement[];
}

/** Presses the product's own button, so that whatever holds for that one holds here. */
function StickyAdd({ element, productKey, isServed, findButtons }: StickyAddProps & WidgetProps): ReactNode {
  const state = useProduct(productKey);
  const { errors } = useProductSettings();
  const sight = useSight(element, findButtons);
  const isShown = state !== null && !isChoiceSoldOut(state) && sight.isFree;
  useStyles(styles);
  useSlotVisible(isShown && !isServed);
  useWrites((write) => {
    if (isServed) write.attribute(element, 'hidden', isShown ? null : '');
    write.attribute(element, 'data-state', isShown ? 'shown' : 'hidden');
    if (!isShown) return;
    const bar = element.querySelector<HTMLElement>(`.${BAR}`) ?? element;
    write.style(bar, 'inset-block-end', `${sight.liftPx}px`);
    // The cart pill and the page's end keep clear of it.
    write.style(element.ownerDocument.documentElement, '--storefront-sticky', `${bar.offsetHeight + sight.liftPx}px`);
  });

  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
    findButtons().find(isVisible)?.click();
  };
  useElementEvents(element, {
    click({ target }) {
      if (target instanceof Element && target.closest('button')) press();
    },
  });
  // The error stands beside the product's button, unless the visitor is led to a choice.
  const isRefused = errors === 'inline' && state?.notice != null && state.refusedFor === null;
  useEffect(() => {
    if (isRefused && isPressed.current) findButtons().find(isVisible)?.scrollIntoView({ block: 'center' });
  }, [isRefused, findButtons]);
  // A dialog that followed the press gives the focus back to what was hidden meanwhile.
  const isLost = !isShown && !sight.isBehindDialog;
  useLayoutEffect(() => {
    if (isLost) isPressed.current = false;
    if (isShown && isPressed.current && document.activeElement === document.body)
      element.querySelector('button')?.focus({ preventScroll: true });
  }, [element, isShown, isLost]);

  return isShown && !isServed && <Bar productKey={productKey} state={state} button={findButtons().find(isVisible)} />;
}

interface BarProps {
  readonly productKey: string;
  readonly state: ProductState;
  readonly button: HTMLElement | undefined;
}

function Bar({ productKey, state, button }: BarProps): ReactNode {
  const { product, selection } = state;
  const { listSeparator } = localize(addRefusalTexts, useProductSettings().localizedStrings);
  const choice = product.optionNames.flatMap((option) => selection[option] ?? []).join(listSeparator);
  useChangesOf(button);
  return (
    <section className={BAR} aria-label={product.title ?? undefined}>
      <span>
        {product.title !== null && <b>{product.title}</b>}
        {choice !== '' && <Text>{choice}</Text>}
        <span>
          <ChosenPrice productKey={productKey} />
        </span>
      </span>
      <button
        type="button"
        className="storefront-button"
        aria-disabled={button?.ariaDisabled === 'true' || undefined}
        aria-busy={button?.ariaBusy === 'true' || undefined}
        data-state={button?.dataset['state']}
      >
        <Text>{button?.innerText.trim() || (button as Partial<HTMLInputElement> | undefined)?.value || ''}</Text>
      </button>
    </section>
  );
}

/** Shows each change of the product's own button, in whatever words a theme or a translator has given it. */
function useChangesOf(button: HTMLElement | undefined): void {
  const [, setCount] = useState(0);
  useLayoutEffect(() => {
    if (!button) return undefined;
    const observer = new MutationObserver(() => setCount((count) => count + 1));
    observer.observe(button, { attributes: true, characterData: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [button]);
}

/** `null` without a product. */
function readStickyAdd(element: HTMLElement, page: Page): StickyAddProps | null {
  const pageProduct = page.pageProductOf(element);
  if (!pageProduct) return null;
  const { id, root } = pageProduct;
  const findButtons = () => [...root.querySelectorAll<HTMLElement>(ADD_BUTTONS)].filter((button) => isOwnPart(root, button));
  if (findButtons().length === 0) throw new PageError('its product has no add button that it could press.', element);
  return { productKey: id, isServed: isFilled(element), findButtons };
}

export const parts: WidgetParts<StickyAddProps> = {
  Component: StickyAdd,
  read: readStickyAdd,
  placeIn: (_props, element) => ({ parent: element }),
};
