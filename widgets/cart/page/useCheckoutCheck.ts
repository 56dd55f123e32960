import { useLayoutEffect, useRef } from 'react';
import { useCartPage, type CheckoutCheck } from './CartContext.ts';

/** Has the checkout ask `check` while the component is mounted. */
export function useCheckoutCheck(check: CheckoutCheck): void {
  const { checks } = useCartPage();
  const latest = useRef(check);
  latest.current = check;
  useLayoutEffect(() => {
    const ask: CheckoutCheck = (hasStayed) => latest.current(hasStayed);
    checks.add(ask);
    return () => void checks.delete(ask);
  }, [checks]);
}
