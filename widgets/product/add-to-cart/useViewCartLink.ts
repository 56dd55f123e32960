import { useLayoutEffect, useRef } from 'react';
import { siteAddress } from '../../../src/lib/siteAddress.ts';
import { useProductSettings } from '../useProducts.ts';

/**
 * Puts a "View Cart" link right after the button while `isDue`, or from then on. It stands outside the widget's own element because theme CSS
 * shows it as the sibling of a button that has just added.
 */
export function useViewCartLink(button: HTMLElement, isDue: boolean, isKept: boolean): void {
  const { cartPath, cartTexts } = useProductSettings();
  const wasDue = useRef(false);
  wasDue.current ||= isDue;
  const isShown = isDue || (isKept && wasDue.current);
  useLayoutEffect(() => {
    if (!isShown) return;
    const holder = button.ownerDocument.createElement('div');
    holder.className = 'ProductItem-view-cart';
    // Themes hide it as soon as the button no longer says that it has added.
    if (isKept) holder.style.display = 'block';
    const link = holder.appendChild(button.ownerDocument.createElement('a'));
    link.href = siteAddress(cartPath);
    link.textContent = cartTexts.viewCart;
    button.after(holder);
    return () => holder.remove();
  }, [button, isShown, isKept, cartPath, cartTexts]);
}
