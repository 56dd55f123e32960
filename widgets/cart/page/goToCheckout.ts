import type { CartActions } from '../CartActions.ts';

/**
 * Sends what is still due of the cart, and leaves for the checkout once all of it is done, unless a listener refuses.
 *
 * @param isReady whether all that is typed on the page is part of the cart; asked before the cart is sent, and before the page is left
 *
 * @returns whether the cart was ready, and all of it done
 */
export async function goToCheckout(
  { store, finish, leaveForCheckout }: Pick<CartActions, 'store' | 'finish' | 'leaveForCheckout'>,
  isReady: () => boolean = () => true,
): Promise<boolean> {
  // A notice without a line reports a missing network, and is out of date by now.
  const isClear = () => isReady() && (store.getState().notice?.entryId ?? null) === null;
  do {
    // A change that was refused or waits shows that at its control.
    if (!isClear() || !(await finish()) || !isClear()) return false;
    // An edit that was made meanwhile is part of the order.
  } while (store.getState().recalculating);
  leaveForCheckout();
  return true;
}
