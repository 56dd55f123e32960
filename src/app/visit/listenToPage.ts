import type { AnalyticsDeps, EarlyEvent } from '../../visitor/AnalyticsDeps.ts';
import { startAnalytics, type Analytics } from '../../visitor/startAnalytics.ts';
import type { PageFacts } from './createPageFacts.ts';
import type { StorefrontEvents, StorefrontEventName } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { readOrderJson } from '../../visitor/readOrderJson.ts';
import { readProductPage } from '../../core/page/readProductPage.ts';
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

interface ListeningDeps extends Pick<AnalyticsDeps, 'consent' | 'ids' | 'report' | 'track'> {
  readonly page: Document;
  readonly facts: PageFacts;
  readonly events: Emitter<StorefrontEvents>;
  readonly emit: EmitOnPage;
  readonly isCensusOff: boolean;
  readonly early: readonly EarlyEvent[];
}

/** Starts the page's event sources and their listeners, listeners first. */
export function listenToPage({ page, facts, events, emit, isCensusOff, early, ...deps }: ListeningDeps): {
  analytics: Analytics;
  stop(): void;
} {
  const { config, context, hasFlag, roles } = facts;
  const productId = () => readProductPage(page, context());
  const currency = () => {
    const store = context().websiteSettings?.storeSettings;
    return store?.selectedCurrency ?? store?.defaultCurrency ?? config.currency;
  };
  const cart = early.findLast(isCartChange)?.[1].cart;
  const analytics = startAnalytics({
    ...deps,
    cart,
    events,
    emit,
    settings: { ...config, census: isCensusOff ? 'off' : config.census },
    page: {
      document: page,
      context,
      hasFlag,
      roles,
      productId,
      currency,
      order: () => readOrderJson(page, context()),
    },
  });
  const stopEmitting = emitPageEvents({ page, cartPath: config.cartPath, productId, events, emit, cart });
  // After the page's view, which came before them.
  analytics.replay(early);
  return {
    analytics,
    stop() {
      stopEmitting();
      analytics.stop();
    },
  };
}

const isCartChange = (event: EarlyEvent): event is Extract<EarlyEvent, readonly ['cart-change', unknown]> => event[0] === 'cart-change';

/** Emits the page's own events: buttons, forms, a product's page, the cart page. Returns its off. */
export function emitPageEvents({ page, cartPath, productId, events, emit, cart }: PageEventDeps): () => void {
  // The new page's cart may be there before its address is looked at.
  let viewedAt = '';
  const emitCartViewed = (known: Cart | null) => {
    const { pathname } = page.location;
    if (viewedAt === pathname || !isCartPage(page, cartPath)) return;
    viewedAt = pathname;
    emit('cart-viewed', { productInstance: null, cart: known });
  };
  const look = () => {
    if (viewedAt !== page.location.pathname) viewedAt = '';
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
