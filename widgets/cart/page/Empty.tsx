import { type ReactNode } from 'react';
import { useCartPage } from './CartContext.ts';
import { ContinueShopping } from './ContinueShopping.tsx';
import type { FocusWish } from './FocusWish.ts';

/** What an empty cart says; it takes the focus over from the last line that was removed. */
export function Empty({ path, wish }: { path: string | null; wish: FocusWish | null }): ReactNode {
  const { texts } = useCartPage();
  return (
    <>
      <p ref={wish?.take} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {texts.cartEmpty}
      </p>
      <ContinueShopping className="cart-continue-button" path={path} />
    </>
  );
}
