import { createElement } from 'react';
import { coreSettings, settingsOf, type ConfigSources } from '../core/config.ts';
import type { StorefrontEvents } from './StorefrontEvents.ts';
import { afterFrame } from '../lib/afterFrame.ts';
import { lazy } from '../lib/lazy.ts';
import { createTabChannel } from '../lib/createTabChannel.ts';
import type { Timings } from '../lib/createTimings.ts';
import { createEmitter, type Emitter } from '../lib/emitter.ts';
import type { Filters } from '../core/filter/createFilters.ts';
import { onUntil } from '../lib/onUntil.ts';
import { openStore } from '../lib/openStore.ts';
import { PageError } from '../lib/PageError.ts';
import { createMounts, type Mounts } from '../core/mount/createMounts.ts';
import type { Provide } from '../core/mount/mountWidget.ts';
import { showNoticeLater } from '../core/mount/showNoticeLater.ts';
import { createAnnouncer } from '../core/page/createAnnouncer.ts';
import { createPage, type Page, type PageProduct } from '../core/page/createPage.ts';
import { isFramedPreview } from '../core/page/recognisesPlatformMarkup.ts';
import { followPage, renewProduct } from './followPage.ts';
import { productAt } from '../core/page/productAt.ts';
import type { LanguageTexts } from '../core/languages.ts';
import { readLanguage } from '../core/readLanguage.ts';
import type { Wire } from '../core/wire/createWire.ts';
import { addSettings, createSettings, reportUnknown, type Settings } from './createSettings.ts';
import { startAgents } from './startAgents.ts';
import { turnOffLinkedSheet } from './readLook.ts';
import { CART_READ_DEADLINE_MS } from '../../widgets/cart/createCartApi.ts';
import { loadCart } from '../../widgets/cart/loadCart.ts';
import { addByOwnButton } from '../../widgets/product/add-to-cart/readAddButton.ts';
import { createProductHandle } from '../../widgets/product/createProductHandle.ts';
import { createShop, type Shop } from './createShop.ts';
import type { ConsentAccess } from '../commerce/model/consent.ts';
import type { Notice } from '../commerce/model/notice.ts';
import type { Report } from '../core/createReport.ts';
import type { Runtime } from './Runtime.ts';
import type { Feature } from '../core/feature/defineFeature.ts';
import type { PageChanges } from '../core/feature/FeatureCore.ts';
import { emitOnPage, emitDetached } from './emitOnPage.ts';
import { ShopContext, type ShopContextValue } from '../core/ui/ShopContext.ts';
import { createEnd } from './createEnd.ts';
import { createNavigate, type Leaving } from './createNavigate.ts';
import type { FeatureUse } from './createFeatureUse.ts';
import { startFeatures } from './startFeatures.ts';
import { whenShopRests } from './whenShopRests.ts';
import { wireLoader, workLoader } from './wireLoaders.ts';

/** The texts of the page's language; `null`: English, whose page loads nothing for it. */
export const languageOf = (sources: ConfigSources): Promise<LanguageTexts | null> => (sources.language ??= wantedLanguage(sources));

async function wantedLanguage(sources: ConfigSources): Promise<LanguageTexts | null> {
  const wanted = readLanguage(settingsOf(coreSettings, sources), sources.page);
  try {
    return wanted && (await (await import('./loadLanguage.ts')).loadLanguage(wanted, sources));
  } catch {
    // The shop sells in English where the file is lost.
    return null;
  }
}

export { features } from '../app.ts';
export { watchArrivals } from '../core/page/watchArrivals.ts';

interface RuntimeDeps extends Pick<ShopContextValue, 'held'>, Leaving {
  readonly sources: ConfigSources;
  readonly features: readonly Feature[];
  /** Features from outside; left out: none. */
  readonly outside?: Pick<FeatureUse, 'features' | 'made'>;
  readonly events: Emitter<StorefrontEvents>;
  readonly timings: Timings;
  readonly consent: ConsentAccess;
  readonly filters: Pick<Filters, 'filterOf' | 'textFilter'>;
  /** The language of the texts; `null` or left out: English. */
  readonly language?: LanguageTexts | null;
  /** The wire; left out: one to the platform, loaded when a click is near. */
  readonly wire?: Wire;
}

/** The composition root: config → page → events → shop → mount. Everything is made here, in this order, and handed on as an argument. */
export function startRuntime({ sources, outside, timings, held, filters, ...deps }: RuntimeDeps): Runtime {
  const { page: document, report, track } = sources;
  checkPrototype();
  const leaving = new AbortController();
  const { signal } = leaving;
  const features = [...deps.features, ...(outside?.features ?? [])];
  const settings = createSettings(features, sources, filters.textFilter, deps.language);
  const isOff = !settings.preview && isFramedPreview(document);
  const widgets = features.flatMap((feature) => feature.widgets);
  const names = widgets.map((widget) => widget.name);
  const page = createPage(document, names, settings.currency);
  const emit = emitOnPage(deps.events, page, () => mounts.arriving());
  const { say: announce, remove: removeAnnouncer } = createAnnouncer(document, track);
  const tabs = createTabChannel('storefront-cart');
  const showAlert = (notice: Notice) => showNoticeLater(document, notice, provide);
  const driven = new Set<string>();
  let isLeft = false;
  const shop = createShop({
    emit: (name, detail) => (isLeft ? emitDetached(emit, showAlert) : emit)(name, detail),
    settings,
    loadWire: wireLoader(settings, deps.wire, sources),
    loadWork: workLoader(page, sources, driven, () => core),
    renew: (productKey, button) => renewProduct(page, mounts, productKey, button),
    navigate: createNavigate(deps, () => isLeft),
    tabs: { session: openStore('sessionStorage'), shared: openStore('localStorage'), post: tabs.post },
    // Of a page that was left every refusal is shown, by its event.
    showRefusal: (notice) => void (isLeft || showAlert(notice)),
    onError: (error) => report(error, { part: 'cart' }),
    track,
  });
  const all = Object.assign({ forms: { emit }, tabs, consent: deps.consent }, shop);
  const provide = provideShop({ shop: all, announce, held, track, filterOf: filters.filterOf }, report);
  const changes = createEmitter<PageChanges>(report);
  const opening = openProducts(shop, changes);
  const products = { ...shop.products, subscribe: shop.products.store.subscribe };
  const mounts = createMounts({
    page,
    timings,
    track,
    widgets: isOff ? [] : widgets,
    report,
    products,
    ...opening,
    provide,
    filterOf: filters.filterOf,
    onLost: () => announce(settings.shopTexts.unknownError),
    onFailed: (widget, element) => emit('widget-failed', { productInstance: null, widget, element }),
  });
  loadLook(sources, settings, (look) => void onUntil<PageChanges>(signal, changes)('nodes-added', look), signal);
  const core = { page, isOff, shop: all, products, emit, announce, showAlert, timings, ...listeners(signal, deps.events, changes) };
  const begin = (begun: readonly Feature[]) => startFeatures(begun, core, sources, settings, signal);
  begin(features);
  startAgents({ ...core, open: opening.openProduct, mount: mounts.mount, report }, sources, signal);
  followPage(page, mounts, opening.closeProduct, () => changes.emit('nodes-added', null), signal);

  return {
    ready: mountPage(mounts, document, timings)
      .then(() => emit('ready', { productInstance: null }))
      .then(() => void checkTag(features, outside, sources)),
    ...delegate(shop, page, mounts, settings, opening.openProduct, report, driven, signal),
    add(feature) {
      addSettings(settings, feature, sources);
      widgets.push(...feature.widgets);
      names.push(...feature.widgets.map((widget) => widget.name));
      features.push(feature);
      begin([feature]);
      void mounts.scanSafely(document.documentElement);
    },
    ...createEnd(shop, tabs, (isForNext) => {
      isLeft = isForNext;
      leaving.abort();
      removeAnnouncer();
      mounts.stop();
      // Widgets that show a product, or are about to, remove it when it closes.
      shop.products.closeAll();
    }),
  };
}

/** Looks for settings that are none once all features are made, which have settings of their own. */
async function checkTag(features: readonly Feature[], outside: RuntimeDeps['outside'], sources: ConfigSources): Promise<void> {
  await outside?.made();
  reportUnknown(features, sources);
}

/** Listening that ends with the shop. */
const listeners = (signal: AbortSignal, events: Emitter<StorefrontEvents>, changes: Emitter<PageChanges>) => ({
  on: onUntil(signal, events),
  onPage: onUntil(signal, changes),
});

/** @throws PageError where React would drop the content of every element */
function checkPrototype(): void {
  if ('dangerouslySetInnerHTML' in Object.prototype) throw new PageError('Object.prototype has dangerouslySetInnerHTML.');
}

function loadLook(sources: ConfigSources, settings: Settings, onAdded: (look: () => void) => void, signal: AbortSignal): void {
  if (settings.look !== 'full') turnOffLinkedSheet(sources.page, signal);
  if (settings.look !== 'full' && settings.colorScheme === 'page') return;
  // A look that is lost leaves the page as its own sheets have it.
  sources
    .track(import('./startLook.ts').then(({ startLook }) => startLook(sources, settings, onAdded, signal)))
    .catch((error: unknown) => sources.report(error, { part: 'look' }));
}

/** Keeps the shop's products as the page states them. */
const openProducts = ({ products }: Shop, changes: Emitter<PageChanges>) => ({
  openProduct(pageProduct: PageProduct): void {
    if (products.get(pageProduct.id)) return;
    products.open(pageProduct.id, pageProduct.product);
    changes.emit('product-opened', pageProduct);
  },
  updateProduct: ({ id, product }: PageProduct): void => products.open(id, product),
  closeProduct: ({ id }: PageProduct): void => products.close(id),
});

/** Hands the shop to a widget's component. */
function provideShop(context: Omit<ShopContextValue, 'own' | 'report' | 'nextId'>, report: Report): Provide {
  let lastId = 0;
  const shared = {
    ...context,
    report: (error: unknown) => report(error, { part: 'widget' }),
    nextId: () => `storefront-${(lastId += 1)}`,
  };
  return (content, own) => createElement(ShopContext, { value: { ...shared, own } }, content);
}

async function mountPage(mounts: Mounts, document: Document, timings: Timings): Promise<void> {
  // Visible widgets mount first, and measuring what is visible is cheap only after layout.
  await afterFrame();
  const start = performance.now();
  await mounts.scan(document);
  timings.measure('storefront-scan', { start });
}

/** The runtime's members that ask the shop, the page or its mounted widgets. */
function delegate(
  shop: Shop,
  page: Page,
  mounts: Mounts,
  settings: Settings,
  openProduct: (pageProduct: PageProduct) => void,
  report: Report,
  driven: Set<string>,
  signal: AbortSignal,
): Omit<Runtime, 'ready' | 'add' | 'leave' | 'stop'> {
  const account = lazy(async () => shop.use((await import('../../widgets/account/accountActions.ts')).createAccountActions));
  return {
    shop,
    parts: { page, settings, ...mounts },
    whenAtRest: () => whenShopRests(shop, signal),
    loadAccount: account.load,
    account: account.value,
    mount: mounts.mount,
    renderAgain: mounts.renderAgain,
    async scan(root = page.document) {
      await mounts.renew([root]);
      await mounts.scan(root);
    },
    product(element) {
      const isAnother = mounts.renewAt(element) !== null;
      const pageProduct = productAt(page, element);
      if (!pageProduct) return null;
      // Also one of which nothing is mounted, so that a script can choose and add.
      const { id, root } = pageProduct;
      if (isAnother || !shop.products.get(id)) openProduct(pageProduct);
      driven.add(id);
      return createProductHandle(shop.products, id, () => addByOwnButton({ ...shop, report }, page, root, id), report);
    },
    readCart: () => loadCart(shop.cart, settings, CART_READ_DEADLINE_MS, true),
  };
}
