import { createTabSignal } from './lib/tabSignal.ts';
import { whenOnline, whenReturned, whenShown } from './lib/when.ts';

/** What keeps the cart of this page the same as the visitor's carts elsewhere. */
export interface CartKeeper {
  /** Tells the other tabs that the cart has changed. */
  tell(): void;
  stop(): void;
}

/**
 * Reads the cart again when it may have changed elsewhere: when another tab says so, when the visitor comes back to this one, and when
 * the page returns out of the back/forward cache. A tab that nobody looks at reads nothing until somebody does.
 * @param resume called when the network is back
 */
export function keepCartCurrent(load: () => void, resume: () => void): CartKeeper {
  const signal = createTabSignal('storefront-cart-changed', () => {
    if (!document.hidden) load();
  });
  const offs = [whenReturned(load), whenShown(load), whenOnline(resume), signal.stop];
  return {
    tell: signal.tell,
    stop() {
      for (const off of offs) off();
    },
  };
}
