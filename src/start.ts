import { createElement } from 'react';
import { createLazyApi } from './api/createLazyApi.ts';
import type { StorefrontEvents } from './events/events.ts';
import type { Timings } from './lib/createTimings.ts';
import type { Emitter } from './lib/emitter.ts';
import { afterFrame } from './lib/afterFrame.ts';
import { openStore } from './lib/openStore.ts';
import { PageError } from './lib/PageError.ts';
import { safeRedirect } from './lib/safeRedirect.ts';
import { createMounts } from './mount/createMounts.ts';
import type { ProductHandle } from './global/ProductHandle.ts';
import type { Widget } from './mount/defineWidget.ts';
import { announceAdds } from './shop/announceAdds.ts';
import { measureFirstAdd } from './vitals/measureFirstAdd.ts';
import { createAnnouncer } from './page/createAnnouncer.ts';
import { keepCartCurrent } from './page/keepCartCurrent.ts';
import { createPage } from './page/createPage.ts';
import { keepPillPlace } from './page/keepPillPlace.ts';
import { isPillWanted } from './page/pillPlace.ts';
import { dispatchDomEvent } from './page/dispatchDomEvent.ts';
import { isFramedPreview } from './page/isFramedPreview.ts';
import { isGateOpen } from './page/isGateOpen.ts';
import { watchPage } from './page/watchPage.ts';
import { matchVariant } from './rules/matchVariant.ts';
import type { AccountActions } from './shop/AccountState.ts';
import type { CartApi } from './shop/CartApi.ts';
import { createShop, type Emit } from './shop/createShop.ts';
import { sessionConfig, type ConfigSources } from './config.ts';
import { createSettings } from './settings/createSettings.ts';
import { showVariantImages } from './page/showVariantImages.ts';
import { ShopContext, type ShopContextValue } from './ui/ShopContext.ts';

/** How long the page's first reading of the cart may take, in ms: until then the add buttons are hidden, and a sale is not to wait for it. */
const START_READ_DEADLINE_MS = 3000;

export { watchArrivals } from './page/watchArrivals.ts';

/** A started storefront. */
export interface Runtime {
  readonly ready: Promise<void>;
  readonly cart: CartApi;
  /** What knows of the customer's account; loaded when it is first asked for. */
  loadAccount(): Promise<AccountActions>;
  /** The same, if it is there already. */
  account(): AccountActions | null;
  scan(root?: ParentNode): Promise<void>;
  product(element: Element): ProductHandle | null;
  stop(): void;
}

interface RuntimeDeps {
  readonly sources: ConfigSources;
  readonly widgets: readonly Widget[];
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
}

/** The composition root: config → api → events → shop → page → mount. Everything is made here and handed on as an argument. */
export function startRuntime({ sources, widgets, events, timings }: RuntimeDeps): Runtime {
  const { page: document, report } = sources;
  // React would drop the content of every element, and show the page's markup in its place.
  if ('dangerouslySetInnerHTML' in Object.prototype) throw new PageError('Object.prototype has dangerouslySetInnerHTML.');
  const parts = widgets.map((widget) => widget.name);
  const page = createPage(
    document,
    parts,
    () => settings.currency,
    (scope) => {
      shop.products.open(scope.id, scope.product);
      if (config.liveStock || scope.wantsLiveStock) void shop.products.refreshStock(scope.id);
    },
  );
  const config = sessionConfig(sources);
  const settings = createSettings(config, page);
  const isOff = !config.preview && isFramedPreview(document);
  const api = createLazyApi({ root: config.apiRoot, writeDeadlineMs: config.writeDeadline, keyHeader: config.keyHeader });

  // What was changed is on the page before anyone hears of it, because listeners read the page: it is shown within a microtask. What
  // asks whether something may be done asks at once.
  const emit: Emit = (name, detail) => {
    const tell = () => {
      events.emit(name, detail);
      dispatchDomEvent(page, name, detail);
    };
    if (name.startsWith('before-')) tell();
    else void Promise.resolve().then(tell);
  };
  const announcer = createAnnouncer(document);
  const navigate = (path: string) => {
    const url = safeRedirect(path);
    if (url) document.location.assign(url.href);
  };
  const shop = createShop({
    api,
    emit,
    settings,
    navigate,
    loadBuyingActions: () => import('./shop/buyingActions.ts'),
    loadCartRunner: () => import('./shop/cart/createCartRunner.ts'),
    tabs: { session: openStore('sessionStorage'), shared: openStore('localStorage'), post: (message) => keeper.post(message) },
    onError: (error) => report(error, { part: 'cart' }),
  });
  const keeper = keepCartCurrent({ ...shop.cart, load: () => void loadCart(undefined, true) });
  let lastId = 0;
  const context: Omit<ShopContextValue, 'own'> = {
    shop,
    report: (error) => report(error, { part: 'widget' }),
    announce: announcer.say,
    forms: { api, emit },
    nextId: () => `storefront-${(lastId += 1)}`,
  };

  const mounts = createMounts({
    page,
    timings,
    widgets: isOff ? [] : widgets,
    report,
    shop,
    provide: (content, own) => createElement(ShopContext, { value: { ...context, own } }, content),
    onFailed: (widget, element) => emit('widget-failed', { scope: null, widget, element }),
  });

  let account: AccountActions | null = null;
  let isStopped = false;
  /** The places of reviews, where the site shows them and the page may have gained a product: nobody else loads what makes them. */
  const placeReviewsLater = (): void => {
    const { storeSettings } = page.context().websiteSettings ?? {};
    if (isOff || storeSettings?.merchandisingSettings?.productReviewsEnabled !== true) return;
    void import('./page/placeReviews.ts').then(
      ({ placeReviews }) => {
        const off = isStopped ? null : placeReviews(page);
        if (off) offs.push(off);
      },
      (error: unknown) => report(error, { part: 'reviews' }),
    );
  };

  const offs = [
    keepPillPlace(
      document,
      settings.shopTexts.cartTitle,
      () => !isOff && isGateOpen(document) && isPillWanted(document, page.context(), settings.cartPath),
    ),
    announceAdds(announcer.say, events, shop),
    measureFirstAdd(events, timings),
    showVariantImages(page, events, (error) => report(error, { part: 'variant images' })),
    announcer.remove,
    keeper.stop,
    watchPage(document, mounts.has, ({ added, removed, touched }) => {
      for (const element of touched) mounts.check(element);
      if (removed) mounts.sweep();
      if (removed) page.releaseScopes((scope) => shop.products.close(scope.id));
      for (const root of added) mounts.scan(root).catch((error: unknown) => report(error, { element: root, part: 'scan' }));
      if (added.length > 0) placeReviewsLater();
    }),
  ];

  placeReviewsLater();
  void loadCart(START_READ_DEADLINE_MS);
  // What is on screen mounts first, and only a page that has been laid out can say cheaply what that is.
  const ready = afterFrame()
    .then(async () => {
      const start = performance.now();
      await mounts.scan(document);
      timings.measure('storefront-scan', { start });
    })
    .then(() => emit('ready', { scope: null }));

  /** Spec §4: the cart is asked for only when there may be one, or was. */
  async function loadCart(deadlineMs?: number, isQuiet = false): Promise<void> {
    if (settings.mayHaveCart() || shop.cart.get()) await shop.cart.load(deadlineMs, isQuiet);
    else shop.cart.settle();
  }

  return {
    ready,
    cart: shop.cart,
    loadAccount: async () => (account ??= shop.use((await import('./shop/accountActions.ts')).createAccountActions)),
    account: () => account,
    scan: (root = document) => mounts.scan(root),
    product(element) {
      const scope = page.scopeOf(element);
      if (!scope) return null;
      const state = () => shop.products.get(scope.id);
      return {
        get state() {
          return state();
        },
        get variant() {
          const current = state();
          return current && matchVariant(current.product, current.selection);
        },
        choose: (option, value) => shop.products.choose(scope.id, option, value),
        setQuantity: (quantity) => shop.products.setQuantity(scope.id, String(quantity)),
        add: () => shop.products.add(scope.id),
      };
    },
    stop() {
      isStopped = true;
      for (const off of offs) off();
      mounts.stop();
      shop.stop();
    },
  };
}
