import { vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createMounts } from '../../src/mount/createMounts.ts';
import { createPage } from '../../src/page/createPage.ts';
import { dispatchDomEvent } from '../../src/page/dispatchDomEvent.ts';
import { createSettings } from '../../src/settings/createSettings.ts';
import { createShop, type Emit, type Shop } from '../../src/shop/createShop.ts';
import * as buyingActions from '../../src/shop/buyingActions.ts';
import * as cartRunner from '../../src/shop/cart/createCartRunner.ts';
import { createTab } from '../shop/createTab.ts';
import { widgets } from '../../widgets/list.ts';
import { createFakeApi, type FakeApi } from '../shop/fakeApi.ts';
import { clearPage, json, showForeignPage, showPage } from '../page/openPage.ts';
import { inShop } from '../ui/inShop.tsx';

/** A small page with the real widgets on it, and a host that answers only when the test says so. */
export interface OpenPage {
  readonly api: FakeApi;
  readonly shop: Shop;
  /** What was reported to the page's author. */
  readonly reports: unknown[];
  /** What was read out, in order. */
  readonly announced: string[];
  /** Where the visitor was sent, in order. */
  readonly visited: string[];
  /** Lets the page show what has changed. */
  show(): Promise<void>;
  /** Looks the page over for what has come since. */
  scan(): Promise<void>;
  /** Takes the shop off the page. */
  stop(): void;
  /** The same, and clears the page. */
  close(): void;
}

/**
 * @param context the platform's page context; without one only our own hooks count
 * @param before what the visitor does before the script arrives
 */
export async function openWidgets(html: string, context?: object, before: () => void = () => undefined): Promise<OpenPage> {
  if (context) showPage(html, context);
  else showForeignPage(html);
  before();
  const reports: unknown[] = [];
  const announced: string[] = [];
  const visited: string[] = [];
  const report = (error: unknown) => void reports.push(error);
  const api = createFakeApi();
  const page = createPage(
    document,
    widgets.map(({ name }) => name),
    () => settings.currency,
    (scope) => shop.products.open(scope.id, scope.product),
  );
  const settings = createSettings(readConfig([['page context', page.context().storefront]], report), page);
  const emit: Emit = (name, detail) => {
    const tell = () => dispatchDomEvent(page, name, detail);
    if (name.startsWith('before-')) tell();
    else queueMicrotask(tell);
  };
  const shop: Shop = createShop({
    api,
    settings,
    loadBuyingActions: async () => buyingActions,
    loadCartRunner: async () => cartRunner,
    tabs: createTab(),
    onError: report,
    navigate: (path) => void visited.push(path),
    emit,
  });
  const mounts = createMounts({
    page,
    widgets,
    report,
    shop,
    timings: { mark: () => undefined, measure: () => undefined },
    provide: (content, own) => inShop(content, { shop, report, announce: (text) => void announced.push(text), own, forms: { api, emit } }),
    onFailed: () => undefined,
  });
  await mounts.scan(document);
  await untilPickersStand();
  const stop = () => {
    mounts.stop();
    shop.stop();
  };
  return {
    api,
    shop,
    reports,
    announced,
    visited,
    scan: () => mounts.scan(document),
    show: () => new Promise((go) => setTimeout(go)),
    stop,
    close() {
      stop();
      clearPage();
    },
  };
}

/** A variant as pages state it: $10.00, in stock. */
export const aWireVariant = (attributes: Readonly<Record<string, string>>, changes: object = {}) => ({
  id: Object.values(attributes).join('-') || 'only',
  sku: Object.values(attributes).join('-') || 'ONLY',
  attributes,
  price: 1000,
  salePrice: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 5,
  ...changes,
});

/** A product by our own hooks, with these parts in it. */
export const aProductPage = (inside: string, data: object): string =>
  `<div data-storefront="product" data-product-id="mug" id="root" data-product='${json(data)}'>${inside}</div>`;

/** An article of versions 7 and 7.1 with these parts in it, which bring their own data. */
export const anArticle = (inside: string): string => `<article class="ProductItem" data-item-id="mug" id="root">${inside}</article>`;

/** A picker that the page leaves to us is a file of its own, loaded once a product of it is there. */
async function untilPickersStand(): Promise<void> {
  const pickers = document.querySelectorAll(':is([data-storefront="variants"],.product-variants)[data-unselected-options]');
  await vi.waitFor(() => {
    for (const picker of pickers) if (!picker.querySelector('select,input')) throw new Error('a picker is not there yet');
  });
}
