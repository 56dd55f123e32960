import { useLayoutEffect } from 'react';
import { useShop } from '../../src/kit.ts';

/**
 * Puts a "View Cart" link right after the button while `isShown`. It stands outside the widget's own element because theme CSS
 * shows it as the sibling of a button that has just added.
 */
export function useViewCartLink(button: HTMLElement, isShown: boolean): void {
  const { cartPath, cartTexts } = useShop().settings;
  useLayoutEffect(() => {
    if (!isShown) return;
    const holder = button.ownerDocument.createElement('div');
    holder.className = 'ProductItem-view-cart';
    const link = holder.appendChild(button.ownerDocument.createElement('a'));
    link.href = cartPath;
    link.textContent = cartTexts.viewCart;
    button.after(holder);
    return () => holder.remove();
  }, [button, isShown, cartPath, cartTexts]);
}
