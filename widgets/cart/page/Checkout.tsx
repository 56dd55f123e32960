import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../src/commerce/texts/fill.ts';
import { Text } from '../../../src/core/ui/Text.tsx';
import { useAnnounce, useSettings } from '../../../src/core/ui/ShopContext.ts';
import { useOwnId } from '../../../src/core/ui/useOwnId.ts';
import type { CartNotice } from '../CartState.ts';
import { useCart, useCartState } from '../useCart.ts';
import { useCartPage } from './CartContext.ts';
import { goToCheckout } from './goToCheckout.ts';

interface CheckoutProps {
  /** Whether the order is too small to be placed. */
  readonly isBelow: boolean;
  /** The smallest subtotal of an order, in minor units; `null`: not known. */
  readonly minimumCents: number | null;
  /** Stands below it. */
  readonly children: ReactNode;
}

/**
 * The way to the checkout, which sells the cart that the visitor sees: it stays while something on the page is not part of the cart, and
 * moves the focus there.
 */
export function Checkout({ isBelow, minimumCents, children }: CheckoutProps): ReactNode {
  const settings = useSettings();
  const cart = useCart();
  const { texts, money, fields } = useCartPage();
  const { recalculating, notice } = useCartState((state) => state);
  const announce = useAnnounce();
  const [isPressed, setPressed] = useState(false);
  const isUnderWay = useRef(false);
  /** Why it stayed; the message itself may still be loading. */
  const [stay, setStay] = useState<{ readonly notice: CartNotice | null } | null>(null);
  const id = useOwnId();
  const minimum = isBelow && minimumCents !== null ? fill(texts.minimumOrder, { amount: money(minimumCents) }) : null;
  const isBusy = isPressed && recalculating;
  const unread = stay?.notice === notice ? notice : null;

  const obstacle = (hasStayed: boolean) =>
    // Each is asked: each field writes what was typed in it, and marks what cannot be written.
    [...fields.values()].map(({ current }) => current.check(hasStayed)).find((field) => field !== null);
  const press = async () => {
    if (minimum !== null) announce(minimum);
    if (isBelow || isUnderWay.current) return;
    isUnderWay.current = true;
    setPressed(true);
    const isDone = await goToCheckout(cart, () => !obstacle(false));
    isUnderWay.current = false;
    setPressed(false);
    setStay(isDone ? null : { notice: cart.store.getState().notice });
  };
  useEffect(() => {
    // A message that is open has the focus already.
    if (stay && !document.activeElement?.closest('[aria-modal="true"]')) obstacle(true)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [stay]);
  useEffect(() => {
    if (isBusy) announce(texts.checkoutBusy);
  }, [announce, isBusy, texts]);

  return (
    <div className="cart-checkout">
      {minimum !== null && (
        <p id={id} className="cart-minimum">
          {minimum}
        </p>
      )}
      <a
        className="cart-checkout-button"
        href={settings.checkoutPath}
        data-state={isBusy ? 'working' : undefined}
        aria-disabled={isBelow || undefined}
        aria-describedby={minimum === null ? undefined : id}
        onClick={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <Text>{isBusy ? texts.checkoutBusy : texts.checkout}</Text>
      </a>
      {unread && (
        <Text tag="p" className="cart-checkout-error">
          {unread.message}
        </Text>
      )}
      {children}
    </div>
  );
}
