/** The package's entry. Importing it starts nothing; `start()` does. In a bundle the address of this module is that of the app's own script. */
import { boot } from '../src/app/boot.ts';
import type { Storefront } from '../src/app/Storefront.ts';
import { firstParts, loadFeatures } from '../src/app/firstParts.ts';

const storefront: Storefront = boot(firstParts, loadFeatures, null, () => import('../src/app/inspect/inspectShop.ts'));

// Typed one by one, so that the package's types reference only what is public.
export const account: Storefront['account'] = storefront.account;
export const cart: Storefront['cart'] = storefront.cart;
export const consent: Storefront['consent'] = storefront.consent;
export const destroy: Storefront['destroy'] = storefront.destroy;
export const filter: Storefront['filter'] = storefront.filter;
export const inspect: Storefront['inspect'] = storefront.inspect;
export const mark: Storefront['mark'] = storefront.mark;
export const measure: Storefront['measure'] = storefront.measure;
export const on: Storefront['on'] = storefront.on;
export const product: Storefront['product'] = storefront.product;
export const push: Storefront['push'] = storefront.push;
export const ready: Storefront['ready'] = storefront.ready;
export const scan: Storefront['scan'] = storefront.scan;
export const start: Storefront['start'] = storefront.start;
export const track: Storefront['track'] = storefront.track;
export const use: Storefront['use'] = storefront.use;
export const version: Storefront['version'] = storefront.version;
export const whenIdle: Storefront['whenIdle'] = storefront.whenIdle;

export type {
  AccountFacade,
  AccountState,
  AnalyticsEvent,
  ConsentApi,
  ConsentState,
  CreateFeature,
  Inspection,
  Kit,
  ProductHandle,
  StartOptions,
  Storefront,
  StorefrontEventName,
  StorefrontEvents,
  StorefrontFilter,
  StorefrontFilterName,
  StorefrontFilterOptions,
  StorefrontFilters,
} from '../src/app/Storefront.ts';
