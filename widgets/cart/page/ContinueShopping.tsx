import { type ReactNode } from 'react';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { sitePath } from '../../../src/lib/sitePath.ts';
import { useSettings } from '../../../src/core/ui/ShopContext.ts';
import { useCartPage } from './CartContext.ts';

interface ContinueShoppingProps {
  readonly className: string;
  /** Where the page says that it leads; `null`: where the site does. */
  readonly path: string | null;
}

/** The way back to the shop. */
export function ContinueShopping({ className, path }: ContinueShoppingProps): ReactNode {
  const { continueShoppingPath } = useSettings();
  const { texts } = useCartPage();
  return (
    <a className={className} data-test="continue-shopping-link" href={path === null ? continueShoppingPath : siteAddress(sitePath(path))}>
      {texts.continueShopping}
    </a>
  );
}
