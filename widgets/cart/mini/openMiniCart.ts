import { isCartPage } from '../../../src/core/page/pillPlace.ts';
import { isBeingEdited } from '../../../src/core/page/recognisesPlatformMarkup.ts';
import { hook } from '../../../src/core/page/selectors.ts';
import { refusable } from '../../../src/lib/refusable.ts';
import type { CartDeps } from '../CartDeps.ts';
import { loadMiniCart } from './index.ts';
import { IN_DIALOG } from './inDialog.ts';

type Deps = Pick<CartDeps, 'store' | 'emit' | 'settings'>;

/** `absent`: none on the cart page, in frames and in the editor. `lost`: its file could not be loaded. */
export type Opened = 'open' | 'refused' | 'absent' | 'lost';

/** @param added what an add has just put in, in words */
export async function openMiniCart(page: Document, { store, emit, settings }: Deps, added: string | null): Promise<Opened> {
  if (!mayOpen(page, settings.cartPath)) return 'absent';
  try {
    await loadMiniCart();
  } catch {
    return 'lost';
  }
  const isOpen = store.getState().miniCart !== null;
  const event = refusable({ productInstance: null });
  if (!isOpen) emit('before-cart-open', event);
  if (event.defaultPrevented) return 'refused';
  store.setState({ miniCart: { added } });
  if (!page.querySelector(`[${hook}="mini-cart"]`)) page.body.append(createPlace(page));
  return 'open';
}

export const mayOpen = (page: Document, cartPath: string): boolean =>
  !isCartPage(page, cartPath) && !isBeingEdited(page) && page.defaultView === page.defaultView?.parent;

function createPlace(page: Document): Element {
  const place = page.createElement('div');
  place.setAttribute(hook, 'mini-cart');
  place.setAttribute(IN_DIALOG, '');
  return place;
}
