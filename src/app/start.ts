import { createElement } from 'react';
import type { Api } from './createApi.ts';
import { sessionConfig, type ConfigSources } from '../core/config.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';
import { createFormWire } from '../../widgets/form/engine/createFormWire.ts';
import { afterFrame } from '../lib/afterFrame.ts';
import { createLate } from '../lib/createLate.ts';
import { createTabChannel } from '../lib/createTabChannel.ts';
import type { Timings } from '../lib/createTimings.ts';
import type { Emitter } from '../lib/emitter.ts';
import { NOTHING_HELD } from '../lib/HeldActions.ts';
import { openStore } from '../lib/openStore.ts';
import { PageError } from '../lib/PageError.ts';
import { safeRedirect } from '../lib/safeRedirect.ts';
import { createMounts } from '../core/mount/createMounts.ts';
import type { Provide } from '../core/mount/mountWidget.ts';
import { showNoticeLater } from '../core/mount/showNoticeLater.ts';
import type { Widget } from '../core/mount/defineWidget.ts';
import { createAnnouncer } from '../core/page/createAnnouncer.ts';
import { createPage, type ProductInstance } from '../core/page/createPage.ts';
import { dispatchDomEvent } from '../core/page/dispatchDomEvent.ts';
import { isFramedPreview, isGateOpen } from '../core/page/isGateOpen.ts';
import { keepCartCurrent } from '../../widgets/cart/keepCartCurrent.ts';
import { keepPillPlace } from '../../widgets/cart/pill/keepPillPlace.ts';
import { isPillWanted } from '../core/page/pillPlace.ts';
import { placeReviewsLater } from '../../widgets/reviews/placeReviewsLater.ts';
import { anyListItem } from '../core/page/selectors.ts';
import { showVariantImages } from '../../widgets/product/showVariantImages.ts';
import { watchInterest, watchPage } from '../core/page/watchPage.ts';
import { createSettings } from './createSettings.ts';
import { announceAdds } from '../../widgets/cart/announceAdds.ts';
import { CART_READ_DEADLINE_MS } from '../../widgets/cart/createCartApi.ts';
import { createProductHandle } from '../../widgets/product/createProductHandle.ts';
import { createShop } from './createShop.ts';
import type { Notice } from '../commerce/model/notice.ts';
import type { Runtime } from './Runtime.ts';
import type { Emit } from '../core/feature/Emit.ts';
import { emitDetached } from './emitDetached.ts';
import type { FormServices } from '../../widgets/form/parts/useFormServices.ts';
import { ShopContext, type ShopContextValue } from '../core/ui/ShopContext.ts';
import { measureFirstAdd } from '../../widgets/product/measureFirstAdd.ts';

/** How long the page's first reading of the cart may take, in ms: until then the add buttons are hidden, and a sale is not to wait for it. */
const START_READ_DEADLINE_MS = 3000;

export { watchArrivals } from '../core/page/watchArrivals.ts';

interface RuntimeDeps extends Partial<Pick<ShopContextValue, 'held'>> {
  readonly sources: ConfigSources;
  readonly widgets: readonly Widget[];
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
  /** The wire; left out: one to the platform, loaded when a click is near. */
  readonly api?: Api;
  /** Leaves for another address; left out: the browser does. */
  readonly navigate?: (url: URL) => void;
}

/** The composition root: config → page → events → shop → mount. Everything is made here, in this order, and handed on as an argument. */
export function startRuntime({ sources, widgets, events, timings, held = NOTHING_HELD, api, navigate }: RuntimeDeps): Runtime {
  const { page: document, report } = sources;
  // React would drop the content of every element, and show the page's markup in its place.
  if ('dangerouslySetInnerHTML' in Object.prototype) throw new PageError('Object.prototype has dangerouslySetInnerHTML.');
  const config = sessionConfig(sources);
  const settings = createSettings(config, document);
  const names = widgets.map((widget) => widget.name);
  const page = createPage(document, names, settings.currency);
  const isOff = !config.preview && isFramedPreview(document);

  // What was changed is on the page before anyone hears of it, because listeners read the page: it is shown within a microtask. What
  // asks whether something may be done asks at once.
  const emit: Emit<StorefrontEvents> = (name, detail) => {
    const send = () => {
      events.emit(name, detail);
      dispatchDomEvent(page, name, detail);
    };
    if (name.startsWith('before-')) send();
    else void Promise.resolve().then(send);
  };
  let isLeft = false;
  const showRefusal = (notice: Notice) => showNoticeLater(document, notice, provide);
  const emitLeft = emitDetached(emit, showRefusal);
  const announcer = createAnnouncer(document);
  const tabs = createTabChannel('storefront-cart');
  const shop = createShop({
    emit: (name, detail) => (isLeft ? emitLeft : emit)(name, detail),
    settings,
    loadWork: async (deps) => {
      const [{ createWork }, { readChosenPlan }] = await Promise.all([
        import('./createWork.ts'),
        import('../../widgets/product/readChosenPlan.ts'),
      ]);
      const options = { root: config.apiRoot, writeDeadlineMs: config.writeDeadline, keyHeader: config.keyHeader };
      return createWork(deps, (id, state) => readChosenPlan(page, id, state, report), options, api);
    },
    renew(productInstance, button) {
      const pressed = button instanceof HTMLElement ? button : null;
      const place = pressed ?? page.rootOf(productInstance);
      const renewed = place && mounts.renewAt(place);
      return renewed && renewed.then(() => (pressed && page.productInstanceOf(pressed)?.id) ?? null);
    },
    navigate(path) {
      const url = isLeft ? null : safeRedirect(path);
      if (url) (navigate ?? (({ href }) => document.location.assign(href)))(url);
    },
    tabs: { session: openStore('sessionStorage'), shared: openStore('localStorage'), post: tabs.post },
    // Of a page that was left every refusal is shown, by its event.
    showRefusal: (notice) => void (isLeft || showRefusal(notice)),
    onError: (error) => report(error, { part: 'cart' }),
  });
  const account = createLate(async () => shop.use((await import('../../widgets/account/accountActions.ts')).createAccountActions));

  /** Spec §4: the cart is asked for only when there may be one, or was. */
  const loadCart = (deadlineMs: number, isQuiet: boolean): void => {
    if (settings.mayHaveCart() || shop.cart.get()) void shop.cart.read(deadlineMs, isQuiet);
    else shop.cart.settle();
  };

  let lastId = 0;
  const forms: FormServices = { api: createFormWire(shop.call), emit };
  const context: Omit<ShopContextValue, 'own'> = {
    shop: Object.assign({ forms }, shop),
    report: (error) => report(error, { part: 'widget' }),
    announce: announcer.say,
    held,
    nextId: () => `storefront-${(lastId += 1)}`,
  };
  const variantImages = showVariantImages(page, events, (error) => report(error, { part: 'variant images' }));
  const openProduct = ({ id, root, product, wantsLiveStock }: ProductInstance): void => {
    if (shop.products.get(id)) return;
    shop.products.open(id, product);
    const problems = product.variants.flatMap(({ problem }) => problem ?? []);
    if (problems.length > 0) report(new PageError(`${problems.join('; ')}. Shown as unavailable, and not sold.`, root));
    if (root.matches(anyListItem))
      import('../../widgets/product/markListItem.ts').then(({ markListItem }) => markListItem(root, shop.products.store, id), report);
    if (config.liveStock || wantsLiveStock) void shop.products.refreshStock(id);
  };
  const provide: Provide = (content, own) => createElement(ShopContext, { value: { ...context, own } }, content);
  const mounts = createMounts({
    page,
    timings,
    widgets: isOff ? [] : widgets,
    report,
    products: { ...shop.products, subscribe: shop.products.store.subscribe },
    openProduct,
    closeProduct({ id, root }) {
      variantImages.forget(root);
      shop.products.close(id);
    },
    provide,
    onLost: () => announcer.say(settings.cartTexts.unknownError),
    onFailed: (widget, element) => emit('widget-failed', { productInstance: null, widget, element }),
  });
  const reviews = placeReviewsLater(page, isOff, (error) => report(error, { part: 'reviews' }));

  const offs = [
    keepPillPlace(
      document,
      settings.shopTexts.cartTitle,
      () => !isOff && isGateOpen(document) && isPillWanted(document, page.context(), settings.cartPath),
    ),
    announceAdds(announcer.say, events, settings.shopTexts, (id) => shop.products.get(id)?.product.title ?? null),
    measureFirstAdd(events, timings),
    variantImages.stop,
    announcer.remove,
    reviews.stop,
    keepCartCurrent(tabs, { ...shop.cart, load: () => loadCart(CART_READ_DEADLINE_MS, true) }),
    watchInterest(document, mounts.renewAt),
    watchPage(document, mounts.has, ({ added, removed, touched }) => {
      // A script stands beside what its data is of.
      mounts.renew(added.map((node) => (node.nodeName === 'SCRIPT' && node.parentElement) || node));
      for (const element of touched) mounts.check(element);
      if (removed) mounts.sweep();
      if (removed) page.releaseProductInstances((productInstance) => shop.products.close(productInstance.id));
      for (const root of added) void mounts.scanSafely(root);
      if (added.length > 0) reviews.place();
    }),
  ];

  const releasePage = () => {
    for (const off of offs) off();
    mounts.stop();
    // Whoever still shows a product, or is about to, takes it back.
    shop.products.closeAll();
  };

  reviews.place();
  loadCart(START_READ_DEADLINE_MS, false);
  // What is on screen mounts first, and only a page that has been laid out can say cheaply what that is.
  const ready = afterFrame().then(async () => {
    const start = performance.now();
    await mounts.scan(document);
    timings.measure('storefront-scan', { start });
    emit('ready', { productInstance: null });
  });

  return {
    ready,
    shop,
    loadAccount: account.load,
    account: account.current,
    async scan(root = document) {
      await mounts.renew([root]);
      await mounts.scan(root);
    },
    mount: mounts.mount,
    isDeclined: mounts.isDeclined,
    product(element) {
      const isAnother = mounts.renewAt(element) !== null;
      const productInstance = page.productInstanceOf(element);
      if (isAnother && productInstance) openProduct(productInstance);
      return productInstance && shop.products.get(productInstance.id) ? createProductHandle(shop.products, productInstance.id) : null;
    },
    readCart: () => loadCart(CART_READ_DEADLINE_MS, true),
    async leave() {
      const known = shop.cart.get();
      isLeft = true;
      releasePage();
      await shop.cart.finish();
      // What waits for the network is kept for the page that is there now.
      shop.cart.pageIs('left');
      shop.stop();
      tabs.stop();
      return shop.cart.get() !== known;
    },
    stop() {
      releasePage();
      shop.stop();
      tabs.stop();
    },
  };
}
