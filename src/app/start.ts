import { createElement } from 'react';
import { coreSettings, settingsOf, type Config, type ConfigSources } from '../core/config.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';
import { createFormWire } from '../../widgets/form/engine/createFormWire.ts';
import { afterFrame } from '../lib/afterFrame.ts';
import { lazy } from '../lib/lazy.ts';
import { createTabChannel } from '../lib/createTabChannel.ts';
import type { Timings } from '../lib/createTimings.ts';
import { createEmitter, type Emitter } from '../lib/emitter.ts';
import { NOTHING_HELD } from '../lib/HeldActions.ts';
import { onUntil } from '../lib/onUntil.ts';
import { openStore } from '../lib/openStore.ts';
import { PageError } from '../lib/PageError.ts';
import { safeRedirect } from '../lib/safeRedirect.ts';
import { createMounts, type Mounts } from '../core/mount/createMounts.ts';
import type { Provide } from '../core/mount/mountRoot.tsx';
import { showNoticeLater } from '../core/mount/showNoticeLater.ts';
import { createAnnouncer } from '../core/page/createAnnouncer.ts';
import { createPage, type Page, type PageProduct } from '../core/page/createPage.ts';
import { isFramedPreview } from '../core/page/recognisesPlatformMarkup.ts';
import { watchInterest, watchPage } from '../core/page/watchPage.ts';
import type { Wire } from '../core/wire/createWire.ts';
import { addSettings, createSettings } from './createSettings.ts';
import { turnOffLinkedSheet } from './readLook.ts';
import { CART_READ_DEADLINE_MS } from '../../widgets/cart/createCartApi.ts';
import { loadCart } from '../../widgets/cart/loadCart.ts';
import { createProductHandle } from '../../widgets/product/createProductHandle.ts';
import { createShop, type ShopParts } from './createShop.ts';
import type { Notice } from '../commerce/model/notice.ts';
import type { Runtime } from './Runtime.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { PageChanges } from '../core/feature/FeatureCore.ts';
import { emitOnPage, emitDetached } from './emitOnPage.ts';
import { ShopContext, type ShopContextValue } from '../core/ui/ShopContext.ts';
import { startFeatures } from './startFeatures.ts';

export { features } from '../app.ts';
export { watchArrivals } from '../core/page/watchArrivals.ts';

interface RuntimeDeps extends Partial<Pick<ShopContextValue, 'held'>> {
  readonly sources: ConfigSources;
  readonly features: readonly Feature[];
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
  /** The wire; left out: one to the platform, loaded when a click is near. */
  readonly wire?: Wire;
  /** Leaves for another address; left out: the browser does. */
  readonly navigate?: (url: URL) => void;
}

/** The composition root: config → page → events → shop → mount. Everything is made here, in this order, and handed on as an argument. */
export function startRuntime({ sources, features, events, timings, held = NOTHING_HELD, wire, navigate }: RuntimeDeps): Runtime {
  const { page: document, report } = sources;
  // React would drop the content of every element, and show the page's markup in its place.
  if ('dangerouslySetInnerHTML' in Object.prototype) throw new PageError('Object.prototype has dangerouslySetInnerHTML.');
  const leaving = new AbortController();
  const { signal } = leaving;
  const config = settingsOf(coreSettings, sources);
  const settings = createSettings(features, sources);
  if (settings.look !== 'full') turnOffLinkedSheet(document, signal);
  const isOff = !config.preview && isFramedPreview(document);
  const widgets = features.flatMap((feature) => feature.widgets);
  const names = widgets.map((widget) => widget.name);
  const page = createPage(document, names, settings.currency);

  const emit = emitOnPage(events, page, () => mounts.arriving());
  let isLeft = false;
  const showRefusal = (notice: Notice) => showNoticeLater(document, notice, provide);
  const emitLeft = emitDetached(emit, showRefusal);
  const announcer = createAnnouncer(document);
  const tabs = createTabChannel('storefront-cart');
  const shop = createShop({
    emit: (name, detail) => (isLeft ? emitLeft : emit)(name, detail),
    settings,
    loadWire: wireLoader(config, wire),
    loadWork: workLoader(page, sources),
    renew(productKey, button) {
      const pressed = button instanceof HTMLElement ? button : null;
      const place = pressed ?? page.rootOf(productKey);
      const renewed = place && mounts.renewAt(place);
      return renewed && renewed.then(() => (pressed && page.pageProductOf(pressed)?.id) ?? null);
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
  const account = lazy(async () => shop.use((await import('../../widgets/account/accountActions.ts')).createAccountActions));

  let lastId = 0;
  const context: Omit<ShopContextValue, 'own'> = {
    shop: Object.assign({ forms: { api: createFormWire(shop.calls), emit }, tabs }, shop),
    report: (error) => report(error, { part: 'widget' }),
    announce: announcer.say,
    held,
    nextId: () => `storefront-${(lastId += 1)}`,
  };
  const provide: Provide = (content, own) => createElement(ShopContext, { value: { ...context, own } }, content);
  const changes = createEmitter<PageChanges>(report);
  const openProduct = (pageProduct: PageProduct): void => {
    if (shop.products.get(pageProduct.id)) return;
    shop.products.open(pageProduct.id, pageProduct.product);
    changes.emit('product-opened', pageProduct);
  };
  const products = { ...shop.products, subscribe: shop.products.store.subscribe };
  const closeProduct = ({ id }: PageProduct) => shop.products.close(id);
  const mounts = createMounts({
    page,
    timings,
    widgets: isOff ? [] : widgets,
    report,
    products,
    openProduct,
    closeProduct,
    provide,
    onLost: () => announcer.say(settings.shopTexts.unknownError),
    onFailed: (widget, element) => emit('widget-failed', { productInstance: null, widget, element }),
  });
  if (settings.look === 'full' || settings.colorScheme !== 'page') {
    const onAdded = (look: () => void) => void onUntil<PageChanges>(signal, changes)('nodes-added', look);
    // A look that is lost leaves the page as its own sheets have it.
    void import('./startLook.ts').then(({ startLook }) => startLook(document, settings, report, onAdded, signal)).catch(() => undefined);
  }
  const core = { page, isOff, shop: context.shop, products, on: onUntil(signal, events), emit, onPage: onUntil(signal, changes) };
  const begin = (begun: readonly Feature[]) =>
    startFeatures(begun, { ...core, announce: announcer.say, showAlert: showRefusal, timings }, sources, settings.localizedStrings, signal);
  begin(features);
  followPage(page, mounts, closeProduct, () => changes.emit('nodes-added', null), signal);

  const releasePage = () => {
    leaving.abort();
    announcer.remove();
    mounts.stop();
    // Widgets that show a product, or are about to, remove it when it closes.
    shop.products.closeAll();
  };

  // Visible widgets mount first, and measuring what is visible is cheap only after layout.
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
    account: account.value,
    add(feature) {
      addSettings(settings, feature, sources);
      widgets.push(...feature.widgets);
      names.push(...feature.widgets.map((widget) => widget.name));
      begin([feature]);
      void mounts.scanSafely(document.documentElement);
    },
    async scan(root = document) {
      await mounts.renew([root]);
      await mounts.scan(root);
    },
    mount: mounts.mount,
    isDeclined: mounts.isDeclined,
    product(element) {
      const isAnother = mounts.renewAt(element) !== null;
      const pageProduct = page.pageProductOf(element);
      if (isAnother && pageProduct) openProduct(pageProduct);
      return pageProduct && shop.products.get(pageProduct.id) ? createProductHandle(shop.products, pageProduct.id) : null;
    },
    readCart: () => loadCart(shop.cart, settings, CART_READ_DEADLINE_MS, true),
    async leave() {
      const known = shop.cart.get();
      isLeft = true;
      releasePage();
      await shop.cart.finish();
      // Changes that wait for the network are stored for the next page.
      shop.cart.onPageMoment('left');
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

/** Loads the wire to the platform, unless there is one already. */
const wireLoader =
  (config: Config, given: Wire | undefined): ShopParts['loadWire'] =>
  async () => {
    if (given) return given;
    const { createWire } = await import('../core/wire/createWire.ts');
    return createWire({ root: config.apiRoot, writeDeadlineMs: config.writeDeadline, keyHeader: config.keyHeader });
  };

/** Loads what sells, all files at once. */
const workLoader =
  (page: Page, { report }: ConfigSources): ShopParts['loadWork'] =>
  async (deps, loadWire) => {
    const [wire, { createWork }, { readChosenPlan }] = await Promise.all([
      loadWire(),
      import('./createWork.ts'),
      import('../../widgets/product/readChosenPlan.ts'),
    ]);
    return createWork(deps, (id, state) => readChosenPlan(page, id, state, report), wire);
  };

/** Mounts what comes to the page, and releases what leaves it, until the signal aborts. */
function followPage(
  page: Page,
  mounts: Mounts,
  closeProduct: (pageProduct: PageProduct) => void,
  onAdded: () => void,
  signal: AbortSignal,
): void {
  watchInterest(page.document, mounts.renewAt, signal);
  watchPage(
    page.document,
    mounts.has,
    ({ added, removed, touched }) => {
      // A script stands beside what its data is of.
      mounts.renew(added.map((node) => (node.nodeName === 'SCRIPT' && node.parentElement) || node));
      for (const element of touched) mounts.check(element);
      if (removed) mounts.sweep();
      if (removed) page.releaseProducts(closeProduct);
      for (const root of added) void mounts.scanSafely(root);
      if (added.length > 0) onAdded();
    },
    signal,
  );
}
