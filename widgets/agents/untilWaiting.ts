import type { CartActions } from '../cart/index.ts';

/** The outcome of changes of the cart; `null`: they wait for the network, and may take as long as that. */
export function untilWaiting<Value>(cart: Pick<CartActions, 'store'>, changes: Promise<Value>): Promise<Value | null> {
  const { store } = cart;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (store.getState().waiting) resolve(null);
    };
    const off = store.subscribe(look);
    changes.then(resolve, reject).finally(off);
    look();
  });
}
