import { type ReactNode } from 'react';
import { sitePath, useShop } from '../../src/kit.ts';
import type { FocusWish } from './FocusWish.ts';

/** What an empty cart says; it takes the focus over from the last line that was removed. */
export function Empty({ path, wish }: { path: string | null; wish: FocusWish | null }): ReactNode {
  const { shopTexts, continueShoppingPath } = useShop().settings;
  return (
    <>
      <p ref={wish?.take} className="empty-message" data-test="empty-message" tabIndex={-1}>
        {shopTexts.cartEmpty}
      </p>
      <a className="cart-continue-button" data-test="continue-shopping-link" href={path === null ? continueShoppingPath : sitePath(path)}>
        {shopTexts.continueShopping}
      </a>
    </>
  );
}
