import type { StorefrontEventName, StorefrontEvents } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { watchAddress } from '../../lib/watchAddress.ts';
import type { Cart } from '../../commerce/model/cart.ts';
import { isCartPage } from '../../core/page/pillPlace.ts';
import { watchButtons } from '../../visitor/watchButtons.ts';
import { watchForms } from '../../../widgets/form/watchForms.ts';

export type EmitOnPage = <Name extends StorefrontEventName>(name: Name, detail: StorefrontEvents[Name]) => void;

interface PageEventDeps {
  readonly page: Document;
  readonly cartPath: string;
  readonly productId: () => string | null;
  readonly events: Pick<Emitter<StorefrontEvents>, 'on'>;
  readonly emit: EmitOnPage;
  /** The cart from the shop's last event; `undefined`: none yet. */
  readonly cart: Cart | null | undefined;
}

/** Emits the page's own events: buttons, forms, a product's page, the cart page. Returns its off. */
export function emitPageEvents({ page, cartPath, productId, events, emit, cart }: PageEventDeps): () => void {
  let isEmitted: boolean;
  const emitCartViewed = (known: Cart | null) => {
    if (isEmitted || !isCartPage(page, cartPath)) return;
    isEmitted = true;
    emit('cart-viewed', { productInstance: null, cart: known });
  };
  const look = () => {
    isEmitted = false;
    const itemId = productId();
    if (itemId) emit('product-viewed', { productInstance: null, itemId });
  };
  look();
  if (cart !== undefined) emitCartViewed(cart);
  const offs = [
    events.on('cart-change', (detail) => emitCartViewed(detail.cart)),
    watchAddress(page, look),
    watchButtons(page, emit),
    watchForms(page, (form) => emit('form-render', form)),
  ];
  return () => {
    for (const off of offs) off();
  };
}
