import type { AnalyticsDeps } from '../../visitor/AnalyticsDeps.ts';
import { startAnalytics, type Analytics } from '../../visitor/startAnalytics.ts';
import type { PageFacts } from './createPageFacts.ts';
import { emitPageEvents, type EmitOnPage } from './emitPageEvents.ts';
import type { StorefrontEvents } from '../StorefrontEvents.ts';
import type { Emitter } from '../../lib/emitter.ts';
import { readOrderJson } from '../../visitor/readOrderJson.ts';
import { readProductPage } from '../../core/page/readProductPage.ts';

interface ListeningDeps extends Pick<AnalyticsDeps, 'consent' | 'ids' | 'report' | 'early'> {
  readonly page: Document;
  readonly facts: PageFacts;
  readonly events: Emitter<StorefrontEvents>;
  readonly emit: EmitOnPage;
  readonly isCensusOff: boolean;
}

/** Starts the page's event sources and their listeners, listeners first. */
export function listenToPage({ page, facts, events, emit, isCensusOff, ...deps }: ListeningDeps): { analytics: Analytics; stop(): void } {
  const { config, context, hasFlag, roles } = facts;
  const productId = () => readProductPage(page, context());
  const currency = () => {
    const store = context().websiteSettings?.storeSettings;
    return store?.selectedCurrency ?? store?.defaultCurrency ?? config.currency;
  };
  const analytics = startAnalytics({
    ...deps,
    events,
    emit,
    settings: {
      apiRoot: config.apiRoot,
      census: isCensusOff ? 'off' : config.census,
      dataLayer: config.dataLayer,
      legacyTransaction: config.legacyTransaction,
      itemIdBy: config.analyticsItemId,
      events: {
        root: config.eventsRoot,
        mode: config.eventsMode,
        environment: config.environment,
      },
    },
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
  const known = deps.early.findLast((event) => event[0] === 'cart-change');
  const cart = known?.[0] === 'cart-change' ? known[1].cart : undefined;
  const stopEmitting = emitPageEvents({ page, cartPath: config.cartPath, productId, events, emit, cart });
  return {
    analytics,
    stop() {
      stopEmitting();
      analytics.stop();
    },
  };
}
