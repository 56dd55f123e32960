import { type ReactNode } from 'react';
import { sitePath, useShop } from '../../src/kit.ts';
import { useCartPage } from './CartContext.ts';
import type { FocusWish } from './FocusWish.ts';

/** What an empty cart says; it takes the focus over from the last line that was removed. */
export function Empty({ path, wish }: { path: string | null; wish: FocusWish | null }): ReactNode {
  const { continueShoppingPath } = useShop().settings;
  const { texts } = useCartPage();
  return (
    <>
      <p ref={wish?.take} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {texts.cartEmpty}
      </p>
      <a className="cart-continue-button" data-test="continue-shopping-link" href={path === null ? continueShoppingPath : sitePath(path)}>
        {texts.continueShopping}
      </a>
    </>
  );
}
