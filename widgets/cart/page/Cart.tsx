import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LazyAlert } from '../../../src/core/ui/LazyAlert.ts';
import { useOwn, useReport, useShop } from '../../../src/core/ui/ShopContext.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useElementState, useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import { useStyles } from '../../../src/core/ui/useStyles.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCart, useCartSettings, useCartState } from '../useCart.ts';
import { CartContext, type FocusTarget } from './CartContext.ts';
import { useCartContext } from './useCartContext.ts';
import { Empty } from './Empty.tsx';
import { Lines } from './Lines.tsx';
import { readCart, type CartProps } from './readCart.ts';
import { Summary } from './Summary.tsx';
import styles from './cart.css?inline';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

/** The full-page cart: the cart that the page was served with until the cart is loaded, then the loaded one. */
function Cart({ element, isServedEmpty, served, minimumCents, storeCountry, problem }: CartProps & WidgetProps): ReactNode {
  const shop = useShop();
  const actions = useCart();
  const settings = useCartSettings();
  const { cart, status, settled, error, recalculating, waiting, notice, removed, pending, lowered } = useCartState((state) => state);
  const report = useReport();
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null);
  const { title, onRetry } = useFocusAfterRetry(error !== null);
  useStyles(styles);

  useLayoutEffect(() => {
    shop.prepare();
    if (problem) report(problem);
  }, [shop, problem, report]);

  // This file has come: the network that the cart could not be read over may be better, too.
  const [hadFailed] = useState(status === 'failed');
  useLayoutEffect(() => {
    if (hadFailed) void actions.load();
  }, [actions, hadFailed]);

  const context = useCartContext(served);
  const { texts } = context;

  // A page that was served with a cart has one, also where the cookie that marks it cannot be read.
  const hasServed = Boolean(served?.cart?.entries.length);
  useLayoutEffect(() => {
    if (hasServed && settled && status === 'idle') void actions.load();
  }, [actions, hasServed, settled, status]);

  useLayoutEffect(() => {
    if (!hasServed || !served?.cart) return;
    const { entries: lines, sums } = served.cart;
    actions.paint({ totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), subtotalCents: sums.subtotalCents });
  }, [actions, hasServed, served]);

  const entries = cart?.entries ?? (hasServed ? served?.cart?.entries : settled && status === 'idle' ? [] : undefined);
  const state =
    error !== null
      ? 'failed'
      : !entries || (!cart && entries.length > 0)
        ? 'loading'
        : recalculating
          ? 'recalculating'
          : entries.length > 0
            ? 'loaded'
            : 'empty';
  useElementState(element, {
    attributes: { 'data-state': state, 'data-waiting': waiting ? '' : null, 'aria-busy': state === 'loading' ? 'true' : null },
  });

  const { place } = useOwn();
  useSlotVisible(true);
  useWrites((write) => {
    if (place && !isServedEmpty) write.blank(element, place.node);
  });
  // The lines come after the title, in a change of their own: scripts of the page wait for the added container.
  const [isTitled, setTitled] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second change of the page, before it is painted
  useLayoutEffect(() => setTitled(true), []);

  return (
    <CartContext value={context}>
      <h2 ref={title} className="cart-title" tabIndex={-1}>
        {settings.cartTexts.cartTitle}
      </h2>
      <output className="cart-waiting">{waiting && <Text>{texts.cartWaiting}</Text>}</output>
      {error !== null && (
        <p className="cart-error" role="alert">
          <Text>{error}</Text>{' '}
          <button
            type="button"
            onClick={() => {
              onRetry();
              void actions.load();
            }}
          >
            {texts.tryAgain}
          </button>
        </p>
      )}
      {!entries && error === null && <p className="cart-loader">{texts.cartLoading}</p>}
      {isTitled && entries && (entries.length > 0 || removed.length > 0) && (
        <div className="cart-container" data-test="cart-container">
          <Lines
            entries={entries}
            pending={pending}
            removed={removed}
            lowered={lowered}
            isReady={cart !== null}
            focusTarget={focusTarget}
            setFocusTarget={setFocusTarget}
          />
          {entries.length > 0 && (
            <Summary
              cart={cart}
              entries={entries}
              served={served}
              minimumCents={minimumCents}
              storeCountry={storeCountry}
              isBusy={recalculating}
              isOpen={recalculating || waiting}
            />
          )}
        </div>
      )}
      {isTitled && entries?.length === 0 && (
        <Empty path={served?.continueShopping ?? null} focusTarget={focusTarget?.id === '' ? focusTarget : null} />
      )}
      {notice && <LazyAlert title={notice.title} message={notice.message} onClose={actions.dismissNotice} />}
    </CartContext>
  );
}

/** What the widget's loader hands to the page. */
export const parts: WidgetParts<CartProps> = {
  Component: Cart,
  read: readCart,
  placeIn: (_props, element) => ({ parent: element, tag: 'div' }),
};
