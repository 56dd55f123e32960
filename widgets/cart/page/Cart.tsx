import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useOwn, useReport, useShop } from '../../../src/core/ui/ShopContext.ts';
import { useAttributes, useSlotVisible, useWrites } from '../../../src/core/ui/useWrites.ts';
import type { WidgetParts, WidgetProps } from '../../../src/core/mount/defineWidget.ts';
import { useCart, useCartSettings, useCartState } from '../useCart.ts';
import { CartBody } from './CartBody.tsx';
import { CartContext } from './CartContext.ts';
import { useCartContext } from './useCartContext.ts';
import type { ServedCart } from './cartPage.ts';
import { readCart, type CartProps } from './readCart.ts';
import { Summary } from './Summary.tsx';
import { useFocusAfterRetry } from './useFocusAfterRetry.ts';

/** The full-page cart: the cart that the page was served with until the cart is loaded, then the loaded one. */
function Cart({ element, isServedEmpty, served, minimumCents, storeCountry, problem }: CartProps & WidgetProps): ReactNode {
  const settings = useCartSettings();
  const { cart, status, settled, error, recalculating, waiting } = useCartState((state) => state);
  const { title, onRetry } = useFocusAfterRetry(error !== null);
  const servedCart = served?.cart?.entries.length ? served.cart : null;
  const hasNone = settled && status === 'idle';
  useCartLoad(servedCart, hasNone, problem);
  const context = useCartContext(served);

  const entries = cart?.entries ?? servedCart?.entries ?? (hasNone ? [] : undefined);
  const state = error === null ? stateOf(cart, entries, recalculating) : 'failed';
  useAttributes(element, { 'data-state': state, 'data-waiting': waiting ? '' : null, 'aria-busy': state === 'loading' ? 'true' : null });

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
      <CartBody
        entries={entries}
        areShown={isTitled}
        path={served?.continueShopping ?? null}
        container={{ 'data-test': 'cart-container' }}
        onRetry={onRetry}
        summary={
          entries && (
            <Summary
              cart={cart}
              entries={entries}
              served={served}
              minimumCents={minimumCents}
              storeCountry={storeCountry}
              isBusy={recalculating}
              isOpen={recalculating || waiting}
            />
          )
        }
      />
    </CartContext>
  );
}

/**
 * Loads the cart and, until it is there, shows the widgets beside it what the page was served with.
 * @param served the cart with lines that the page was served with; `null`: none
 * @param hasNone whether it is settled that the visitor has no cart
 */
function useCartLoad(served: ServedCart | null, hasNone: boolean, problem: CartProps['problem']): void {
  const shop = useShop();
  const actions = useCart();
  const report = useReport();
  useLayoutEffect(() => {
    shop.prepare();
    if (problem) report(problem);
    // This file has come: the network that the cart could not be read over may be better, too.
    if (actions.store.getState().status === 'failed') void actions.load();
  }, [shop, problem, report, actions]);

  // A page that was served with a cart has one, also where the cookie that marks it cannot be read.
  useLayoutEffect(() => {
    if (served && hasNone) void actions.load();
  }, [actions, served, hasNone]);

  useLayoutEffect(() => {
    if (!served) return;
    const { entries, sums } = served;
    actions.paint({ totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0), subtotalCents: sums.subtotalCents });
  }, [actions, served]);
}

/** The state of a cart without an error, for style sheets. */
function stateOf(cart: unknown, entries: readonly unknown[] | undefined, recalculating: boolean): string {
  if (!entries || (!cart && entries.length > 0)) return 'loading';
  if (recalculating) return 'recalculating';
  return entries.length > 0 ? 'loaded' : 'empty';
}

/** The parts of the widget. */
export const parts: WidgetParts<CartProps> = {
  Component: Cart,
  read: readCart,
  placeIn: (_props, element) => ({ parent: element, tag: 'div' }),
};
