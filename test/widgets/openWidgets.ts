import { untracked } from '../../src/lib/createActivity.ts';
import { vi } from 'vitest';
import type { StorefrontEvents } from '../../src/app/StorefrontEvents.ts';
import { createEmitter } from '../../src/lib/emitter.ts';
import { defineFeature, type Feature } from '../../src/core/feature/defineFeature.ts';
import type { Widget } from '../../src/core/mount/defineWidget.ts';
import type { Runtime } from '../../src/app/Runtime.ts';
import { filterPage } from '../../src/app/filterPage.ts';
import { startRuntime } from '../../src/app/start.ts';
import type { StorefrontFilter, StorefrontFilterName, StorefrontFilterOptions } from '../../src/app/StorefrontFilters.ts';
import { createFilters } from '../../src/core/filter/createFilters.ts';
import { features } from '../../src/app.ts';
import { readContext } from '../../src/core/page/readContext.ts';
import { createConsent } from '../../src/visitor/createConsent.ts';
import { createConsentFacade } from '../../src/visitor/createConsentFacade.ts';
import { openConsent } from '../../widgets/consent/openConsent.ts';
import { wireOf } from '../app/createApi.ts';
import { createFakeApi, type FakeApi } from '../app/fakeApi.ts';
import { NOTHING_HELD } from '../support/nothingHeld.ts';
import { clearPage, json, showForeignPage, showPage } from '../core/page/openPage.ts';

/** Also where a test has stopped the clock. */
const realTimeout = setTimeout;

/** A cookie from an earlier visit; the host has not sent the cart yet. */
export const hasCart = (): void => void (document.cookie = 'hasCart=true');

/** A page with the real widgets and a host that responds only when the test says so. */
export interface OpenPage {
  readonly api: FakeApi;
  readonly shop: Runtime['shop'];
  readonly product: Runtime['product'];
  /** As `Storefront.filter()` does; settles once it counts. */
  filter<Name extends StorefrontFilterName>(
    name: Name,
    filter: StorefrontFilter<Name>,
    options?: StorefrontFilterOptions<Name>,
  ): Promise<() => void>;
  /** As `Storefront.consent.open()` does. */
  openConsent(): Promise<boolean>;
  readonly reports: unknown[];
  readonly announced: string[];
  readonly visited: string[];
  /** Lets pending renders finish. */
  show(): Promise<void>;
  scan(): Promise<void>;
  stop(): void;
  close(): void;
}

/**
 * @param context the platform's page context; without one only our own hooks count
 *
 * @param before actions before the script arrives
 *
 * @param more further widgets, or a feature
 */
export async function openWidgets(
  html: string,
  context?: object,
  before: () => void = () => undefined,
  more: readonly Widget[] | Feature = [],
): Promise<OpenPage> {
  if (context) showPage(html, context);
  else showForeignPage(html);
  before();
  const reports: unknown[] = [];
  const announced: string[] = [];
  const visited: string[] = [];
  const report = (error: unknown) => void reports.push(error);
  const api = createFakeApi();
  const filters = createFilters(
    async () => filterPage,
    report,
    () => runtime.renderAgain(),
  );
  const keeper = createConsent(
    document,
    () => ({
      context: readContext(document),
      isAsked: true,
      isOptedOut: (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
    }),
    365,
  );
  const services = { consent: keeper };
  const runtime: Runtime = startRuntime({
    held: NOTHING_HELD,
    filters,
    consent: createConsentFacade(
      async () => services,
      () => services,
      report,
    ),
    sources: { page: document, tagData: {}, options: {}, report, track: untracked },
    features: [...features, 'widgets' in more ? more : defineFeature({ name: 'more', widgets: more })],
    events: createEmitter<StorefrontEvents>(report),
    timings: { mark: () => undefined, measure: () => undefined },
    wire: wireOf(api),
    navigate: ({ pathname, search }) => void visited.push(pathname + search),
  });
  const region = document.querySelector('.storefront-status');
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const { textContent } of addedNodes) announced.push(textContent ?? '');
  });
  if (region) observer.observe(region, { childList: true });
  await runtime.ready;
  // Preloads, because tests are not about loading time.
  runtime.shop.prepare();
  await untilPartsStand();
  const stop = () => {
    observer.disconnect();
    runtime.stop();
    keeper.stop();
  };
  return {
    api,
    shop: runtime.shop,
    product: runtime.product,
    async filter(name, filter, options) {
      const off = filters.add(name, filter as () => unknown, options);
      await filters.settled();
      return off;
    },
    openConsent: () => openConsent(document, runtime.mount),
    reports,
    announced,
    visited,
    async scan() {
      await runtime.scan();
      await untilPartsStand();
    },
    async show() {
      await vi.dynamicImportSettled();
      // Announcements are written a moment later.
      await new Promise<void>((go) => setTimeout(() => setTimeout(go)));
    },
    stop,
    close() {
      stop();
      document.cookie = 'hasCart=; Max-Age=0';
      clearPage();
    },
  };
}

/** $10.00, in stock. */
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

export const aProductPage = (inside: string, data: object): string =>
  `<div data-storefront="product" data-product-id="mug" id="root" data-product='${json(data)}'>${inside}</div>`;

export const anArticle = (inside: string): string => `<article class="ProductItem" data-item-id="mug" id="root">${inside}</article>`;

/** Our own picker, and the buttons of our own quantity, are separate files, loaded once their product is there. */
async function untilPartsStand(): Promise<void> {
  // A part that has come is rendered a task later, and may ask for another then.
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.dynamicImportSettled();
    await new Promise<void>((go) => void realTimeout(go));
  }
  const pickers = document.querySelectorAll(':is([data-storefront="variants"],.product-variants)[data-unselected-options]');
  await vi.waitFor(() => {
    for (const { parentElement } of document.querySelectorAll('.quantity-label.storefront-label'))
      if (!parentElement?.querySelector('input')) throw new Error('a quantity is not there yet');
    for (const picker of pickers) if (!picker.querySelector('select,input')) throw new Error('a picker is not there yet');
  });
}
