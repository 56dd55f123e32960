import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Emit } from '../../../src/core/feature/ShopDeps.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import type { Page } from '../../../src/core/page/createPage.ts';
import { Dialog } from '../../../src/core/ui/Dialog.tsx';
import { useShop } from '../../../src/core/ui/ShopContext.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import { useAttributes, useSlotVisible } from '../../../src/core/ui/useWrites.ts';
import { addListener } from '../../../src/lib/listen.ts';
import { toMoney } from '../../../src/money/money.ts';
import { watchAddress } from '../../../src/lib/watchAddress.ts';
import type { CartActions } from '../CartActions.ts';
import type { CartEvents } from '../events.ts';
import { useCart, useCartSettings, useCartState } from '../useCart.ts';
import { readMinimum } from '../page/checkoutNote.ts';
import { MiniCartContent } from './MiniCartContent.tsx';
import styles from './mini-cart.css?inline';
import { IN_DIALOG } from './inDialog.ts';

export interface MiniCartProps {
  /** Whether it is our own dialog; else it stands in the theme's own place. */
  readonly isDialog: boolean;
  /** From which subtotal on shipping is free, and the least that an order must come to, in minor units; `null`: the site does not say. */
  readonly freeShippingCents: number | null;
  readonly minimumCents: number | null;
}

/** The theme's place always has its content, and the theme shows and hides it by `data-state`. */
function MiniCart({ element, isDialog, ...amounts }: MiniCartProps & WidgetProps): ReactNode {
  const { emit } = useShop<{ readonly emit: Emit<CartEvents> }>();
  const { cartTexts } = useCartSettings();
  const actions = useCart();
  const { close, store } = actions;
  const open = useCartState(({ miniCart }) => miniCart);
  const isOpen = open !== null;
  const quantity = useCartState(({ cart }) => cart?.totalQuantity);
  const opened = useRef({ open, quantity });
  if (opened.current.open !== open) opened.current = { open, quantity };
  // The sentence about an add is out of date once the number of items is another one, and stays so when that is changed back.
  const isUnchanged = opened.current.quantity === quantity;
  if (!isUnchanged) opened.current.quantity = -1;
  useStyles(styles);
  useAttributes(element, { 'data-state': isDialog ? null : isOpen ? 'open' : 'closed' });
  useSlotVisible(!isDialog);
  useEffect(() => {
    if (isOpen) emit('cart-opened', { productInstance: null, cart: store.getState().cart });
  }, [isOpen, emit, store]);
  useCloseByHistory(isOpen && isDialog, actions);
  useLayoutEffect(() => {
    if (!isDialog) return;
    // Its place is needed only while it is open.
    if (!isOpen) element.remove();
    return () => element.remove();
  }, [isDialog, isOpen, element]);

  if (!isDialog) return <MiniCartContent {...amounts} />;
  return (
    open && (
      <Dialog className="storefront-mini-cart" title={cartTexts.cartTitle} description={isUnchanged ? open.added : null} onClose={close}>
        <MiniCartContent {...amounts} />
      </Dialog>
    )
  );
}

/** The browser's back button closes a dialog that covers a phone's whole screen, and so does a page that changes without a load. */
function useCloseByHistory(isOpen: boolean, { close, store }: Pick<CartActions, 'close' | 'store'>): void {
  // With the dialog: the visitor may go back as soon as it is there.
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Of this opening alone: a visitor may come forward to the entry of a former one.
    const mark = Math.random();
    const { pathname } = location;
    history.pushState({ ...(history.state as object | null), storefrontCart: mark }, '');
    const isOurs = () => location.pathname === pathname && (history.state as { storefrontCart?: unknown } | null)?.storefrontCart === mark;
    const offs = [addListener(window, 'popstate', () => isOurs() || close()), watchAddress(document, close)];
    return () => {
      for (const off of offs) off();
      // Closed in another way: takes the entry back. A page that is being left may have added its next entry before that is done.
      if (isOurs() && !store.getState().miniCart) history.back();
    };
  }, [isOpen, close, store]);
}

/** Amounts that the platform states about the store, as money objects. */
function readMiniCart(element: HTMLElement, page: Page): MiniCartProps {
  const context = page.context();
  const store = context.websiteSettings?.storeSettings;
  const stated = store as Readonly<Record<string, unknown>> | undefined;
  return {
    isDialog: element.hasAttribute(IN_DIALOG),
    freeShippingCents: toMoney(stated?.['freeShippingThreshold'], store?.defaultCurrency ?? '')?.minor ?? null,
    minimumCents: readMinimum(context),
  };
}

export const parts: WidgetParts<MiniCartProps> = {
  Component: MiniCart,
  read: readMiniCart,
  placeIn: (_props, element) => ({ parent: element }),
};
